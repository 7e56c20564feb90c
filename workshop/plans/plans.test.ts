import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderDrawing } from '../kit/drawing.ts';
import { loadFonts } from '../kit/lettering.ts';
import { plans } from './plans.ts';

const HEAVIEST = 60_000;

describe('the venue plans', () => {
  it.each(plans.map((plan) => [plan.id, plan] as const))('%s has a legend, and a portrait for phones', (_, plan) => {
    expect(plan.legend?.length).toBeGreaterThan(4);
    expect(plan.portrait?.width).toBe(390);
    expect(plan.portrait?.height).toBeGreaterThan(390);
    expect(plan.width).toBeGreaterThan(plan.height);
  });

  it.each(plans.map((plan) => [plan.id, plan] as const))('%s is light enough for a phone', async (_, plan) => {
    const fonts = await loadFonts();
    for (const drawing of [plan, { ...plan, ...plan.portrait }]) {
      expect(brotliCompressSync(renderDrawing(drawing, fonts)).byteLength).toBeLessThan(HEAVIEST);
    }
  });
});
