import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { SERVICE_SLUGS, SPORT_SLUGS } from '../shared/content/navigation.ts';
import { drawings } from './drawings.ts';
import { renderDrawing } from './kit/drawing.ts';
import { Lettering, loadFonts } from './kit/lettering.ts';
import { pictureProducts } from './picture-products.ts';

describe('the drawings', () => {
  it('have ids, titles and descriptions of their own', () => {
    const ids = drawings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, description } of drawings) {
      expect(title.trim(), id).not.toBe('');
      expect(description.length, id).toBeGreaterThan(20);
      expect(id).toMatch(/^[a-z]+\/[A-Za-z0-9-]+$/);
    }
  });

  it('give every sport a plan, every sport but snowboarding a strip, and every service a strip', () => {
    const ids = new Set(drawings.map(({ id }) => id));
    for (const slug of SPORT_SLUGS) {
      expect(ids.has(`plan/${slug}`), slug).toBe(true);
      expect(ids.has(`strip/${slug}`), slug).toBe(slug !== 'Snowboard');
    }
    for (const slug of SERVICE_SLUGS) expect(ids.has(`strip/${slug}`), slug).toBe(true);
  });

  it('come out the same on every run', { timeout: 60_000 }, async () => {
    const fonts = await loadFonts();
    const again = drawings.filter(({ id }) =>
      ['strip/Timing', 'plan/Swimming', 'equipment/photocell', 'screen/webcis'].includes(id),
    );
    expect(again).toHaveLength(4);
    for (const drawing of again) {
      const first = drawing.draw(new Lettering(fonts));
      const second = drawing.draw(new Lettering(fonts));
      expect(first === second, drawing.id).toBe(true);
    }
  });

  it('hold no style but the one block, and nothing from elsewhere', { timeout: 60_000 }, async () => {
    const fonts = await loadFonts();
    for (const drawing of drawings.filter(({ id }) => !id.startsWith('strip/'))) {
      const svg = renderDrawing(drawing, fonts);
      expect(svg.match(/<style>/g), drawing.id).toHaveLength(1);
      expect(svg, drawing.id).not.toMatch(/ style="|<image|<script|href="(?!#)|(fill|stroke)="#/);
    }
  });

  it('can be read by another renderer than a browser, and are not empty', { timeout: 120_000 }, async () => {
    for (const { id, make } of pictureProducts) {
      const image = new Resvg(String(await make()), { fitTo: { mode: 'width', value: 120 } }).render();
      expect(new Set(image.pixels).size, id).toBeGreaterThan(8);
    }
  });
});
