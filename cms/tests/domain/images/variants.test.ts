import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cropToAspect,
  imageSources,
  parseUploadUrl,
  uploadUrl,
  variantWidths,
} from '../../../src/domain/images';

const size = fc.record({
  width: fc.integer({ min: 1, max: 30_000 }),
  height: fc.integer({ min: 1, max: 30_000 }),
});
const aspect = fc.constantFrom(1, 4 / 3, 16 / 10, 3, 0.5);
const ID = 'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6';

describe('the part of a picture that has the shape', () => {
  it('lies inside, has the shape to the pixel, and touches two opposite sides', () => {
    fc.assert(
      fc.property(size, aspect, (picture, wished) => {
        const { x, y, width, height } = cropToAspect(picture, wished);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(picture.width);
        expect(y + height).toBeLessThanOrEqual(picture.height);
        expect(width === picture.width || height === picture.height).toBe(true);
        // Sides are whole numbers of pixels.
        expect(Math.abs(width - height * wished)).toBeLessThanOrEqual(Math.max(1, wished));
        expect(Math.abs(picture.width - width - 2 * x)).toBeLessThanOrEqual(1);
        expect(Math.abs(picture.height - height - 2 * y)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is the whole where it has the shape already', () => {
    expect(cropToAspect({ width: 1600, height: 1200 }, 4 / 3)).toEqual({
      x: 0,
      y: 0,
      width: 1600,
      height: 1200,
    });
    expect(cropToAspect({ width: 1000, height: 400 }, 1)).toEqual({ x: 300, y: 0, width: 400, height: 400 });
  });
});

describe('the widths a picture is kept in', () => {
  it('ascend to its own and never beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1600 }), (width) => {
        const widths = variantWidths(width);
        expect(widths.at(-1)).toBe(width);
        expect([...widths].sort((one, other) => one - other)).toEqual(widths);
        expect(new Set(widths).size).toBe(widths.length);
      }),
    );
    expect(variantWidths(1600)).toEqual([160, 480, 960, 1600]);
    expect(variantWidths(150)).toEqual([150]);
  });
});

describe('the address of a picture', () => {
  it('says which one and how wide, and nothing else is one', () => {
    expect(parseUploadUrl(uploadUrl(ID, 960))).toEqual({ id: ID, width: 960 });
    for (const wrong of [
      '',
      `/uploads/${ID}`,
      `/uploads/${ID}/960.png`,
      `/uploads/${ID}/960.webp?`,
      `/uploads/${ID}/.webp`,
      `/uploads/${ID}x/960.webp`,
      `x/uploads/${ID}/960.webp`,
      `/uploads/${ID.toUpperCase()}/960.webp`,
      `/uploads/${ID}/960.webp\n`,
    ])
      expect(parseUploadUrl(wrong), wrong).toBeNull();
  });

  it('gives browsers every width to choose from', () => {
    expect(imageSources(uploadUrl(ID, 640))).toEqual({
      src: `/uploads/${ID}/640.webp`,
      srcSet: `/uploads/${ID}/160.webp 160w, /uploads/${ID}/480.webp 480w, /uploads/${ID}/640.webp 640w`,
    });
    expect(imageSources('/demo/cantina/agua.webp').srcSet).toBeUndefined();
    expect(imageSources(uploadUrl(ID, 120)).srcSet).toBeUndefined();
  });
});
