import { describe, expect, it } from 'vitest';
import { type Fit, findLayout, type Layout } from './layout.ts';

const onePage = { pages: 1, fill: 0.8, hole: 0 };

describe('the layout of a document', () => {
  it('is the loosest where all stands on one page', () => {
    expect(findLayout(() => onePage)).toEqual({ airiness: 1, figureSize: 1, isTableFirst: false });
  });

  it('gives up white space before the size of the figure', () => {
    const needs = (airiness: number): ((layout: Layout) => Fit) => {
      return (layout) => (layout.airiness <= airiness ? onePage : { pages: 2, fill: 0.1, hole: 0 });
    };
    expect(findLayout(needs(0.85))).toMatchObject({ airiness: 0.85, figureSize: 1 });
  });

  it('makes the figure of a thin page as large as it may be', () => {
    const fitOf = ({ figureSize }: Layout) => ({ pages: figureSize > 1.6 ? 2 : 1, fill: 0.4, hole: 0 });
    expect(findLayout(fitOf).figureSize).toBe(1.5);
  });

  it('of several pages is one without a hole', () => {
    const fitOf = ({ isTableFirst }: Layout) => ({ pages: 2, fill: 0.6, hole: isTableFirst ? 0.4 : 0.1 });
    expect(findLayout(fitOf)).toMatchObject({ airiness: 1, isTableFirst: false });
  });

  it('of several pages as good is one with the figure on the last', () => {
    const fitOf = () => ({ pages: 2, fill: 0.6, hole: 0.1 });
    expect(findLayout(fitOf)).toMatchObject({ airiness: 1, isTableFirst: true });
  });
});
