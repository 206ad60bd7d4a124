import { describe, expect, it } from 'vitest';
import { aspectFor, IMAGE_PURPOSES, IMAGE_SHAPES, MIN_IMAGE_WIDTH } from '@domain/images';
import { croppedSize } from '@entities/photo/crop-photo';
import { problemOf } from '@entities/photo/open-photo';
import { unsentPhotoIssues } from '@entities/photo/unsent';

const SQUARE = { width: 1, height: 1 };

describe('what is drawn of a photo', () => {
  it('is what was framed, no wider than what is kept, never larger than it was', () => {
    expect(croppedSize({ width: 3000, height: 2250 }, 'menu')).toEqual({ width: 1600, height: 1200 });
    expect(croppedSize({ width: 800, height: 600 }, 'menu')).toEqual({ width: 800, height: 600 });
    expect(croppedSize({ width: 2000, height: 2000 }, 'profile')).toEqual({ width: 480, height: 480 });
    expect(croppedSize({ width: 1200, height: 400 }, 'banner')).toEqual({ width: 1200, height: 400 });
  });

  it('is so large that the server takes it', () => {
    for (const purpose of IMAGE_PURPOSES) {
      const least = {
        width: MIN_IMAGE_WIDTH,
        height: MIN_IMAGE_WIDTH / aspectFor(IMAGE_SHAPES[purpose], SQUARE),
      };
      const drawn = croppedSize(least, purpose);
      expect(drawn.width, purpose).toBe(MIN_IMAGE_WIDTH);
      expect(problemOf(drawn, purpose), purpose).toBeNull();
    }
  });
});

describe('a photo', () => {
  it('is too small when the part that has the shape is', () => {
    expect(problemOf({ width: 95, height: 2000 }, 'menu')).toBe('TOO_SMALL');
    expect(problemOf({ width: 4000, height: 60 }, 'menu')).toBe('TOO_SMALL');
    expect(problemOf({ width: 4000, height: 60 }, 'banner')).toBeNull();
    expect(problemOf({ width: 96, height: 96 }, 'logo')).toBeNull();
  });

  it('on its way stands against saving', () => {
    expect(unsentPhotoIssues('imageUrls', true)).toEqual([{ path: 'imageUrls', code: 'STILL_SENDING' }]);
    expect(unsentPhotoIssues('imageUrls', false)).toEqual([]);
  });
});
