import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadDto } from '../../../src/contracts/uploads';
import { aspectFor, IMAGE_SHAPES, type ImagePurpose } from '../../../src/domain/images';
import { newBusiness, type TestBusiness } from '../support/business';
import { CORNERS, testPicture, testPictureAs, FORMATS, newPicture, variantsOf } from '../support/pictures';
import { tally } from '../support/proof';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const made = (file: Buffer, purpose?: ImagePurpose) =>
  newPicture(business, { file, ...(purpose && { purpose }) });

/** The colours in the four corners of a picture, by name, in the order of reading. */
async function cornersOf(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const pixel = [...data.subarray(from, from + 3)];
    const nearest = Object.entries(CORNERS).map(([name, colour]) => ({
      name,
      distance: colour.reduce((sum, value, index) => sum + Math.abs(value - (pixel[index] ?? 0)), 0),
    }));
    return nearest.sort((a, b) => a.distance - b.distance)[0]!.name;
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

const largest = async (picture: UploadDto) => (await variantsOf(picture)).at(-1)!.bytes;
const UPRIGHT = ['red', 'green', 'blue', 'white'];

describe('a picture that came in', () => {
  it('is WebP whatever it was, with the same picture on it', async () => {
    for (const format of FORMATS) {
      const file = await largest(await made(await testPictureAs(format)));
      expect((await sharp(file).metadata()).format, format).toBe('webp');
      expect(await cornersOf(file), format).toEqual(UPRIGHT);
    }
    tally('formats taken', FORMATS.length);
  });

  it('is kept in widths up to its own, never wider, in the shape of its purpose', async () => {
    const cases: [purpose: ImagePurpose, width: number, height: number, kept: number[]][] = [
      ['menu', 3000, 2250, [160, 480, 960, 1600]],
      ['menu', 1600, 1200, [160, 480, 960, 1600]],
      ['menu', 640, 480, [160, 480, 640]],
      ['menu', 500, 375, [160, 500]],
      ['menu', 120, 90, [120]],
      ['menu', 2000, 600, [160, 480, 800]],
      ['menu', 600, 2000, [160, 480, 600]],
      ['logo', 2000, 2000, [160, 480]],
      ['logo', 100, 100, [100]],
      ['banner', 2400, 800, [160, 480, 960, 1600]],
      ['banner', 900, 900, [160, 480, 900]],
      ['profile', 1200, 1600, [160, 480]],
      ['support', 1080, 2340, [160, 480, 1080]],
      ['support', 200, 2000, [160, 200]],
    ];
    for (const [purpose, width, height, expected] of cases) {
      const which = `${purpose} ${width} × ${height}`;
      const picture = await made(await testPictureAs('jpeg', width, height), purpose);
      const variants = await variantsOf(picture);
      const sizes = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
      expect(
        sizes.map((size) => size.width),
        which,
      ).toEqual(expected);
      for (const size of sizes) {
        const aspect = aspectFor(IMAGE_SHAPES[purpose], { width, height });
        expect(Math.abs(size.height - size.width / aspect), which).toBeLessThanOrEqual(1);
      }
      expect([picture.width, picture.height], which).toEqual([sizes.at(-1)!.width, sizes.at(-1)!.height]);
    }
    tally('widths and shapes', cases.length);
  });

  it('stands upright, and does not say where it was taken nor by whom', async () => {
    const place = { IFD0: { Copyright: 'CANARY-OWNER', Make: 'CANARY-CAMERA' }, IFD3: GPS };
    // How the pixels of the picture lie in the file, by what the file says of it.
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const lying = await lyingAs(orientation);
      const file = await sharp(lying)
        .withExif(place)
        .withMetadata({ orientation })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
        .jpeg()
        .toBuffer();
      expect((await sharp(file).metadata()).orientation).toBe(orientation);
      expect(file.includes('CANARY-OWNER')).toBe(true);
      const picture = await made(file);
      const variants = await variantsOf(picture);
      for (const { bytes } of variants) {
        const { exif, xmp, iptc, icc, orientation: left } = await sharp(bytes).metadata();
        expect([exif, xmp, iptc, icc, left], `orientation ${orientation}`).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(bytes.includes('CANARY') || bytes.includes('GPS') || bytes.includes('EXIF')).toBe(false);
        expect(await cornersOf(bytes), `orientation ${orientation}`).toEqual(UPRIGHT);
      }
      expect(picture, `orientation ${orientation}`).toMatchObject({ width: 640, height: 480 });
    }
    tally('orientations and metadata', 8);
  });

  it('has the colours it had, in any depth and with what is see-through', async () => {
    const square = testPicture(400, 300);
    const files: Record<string, Buffer> = {
      cmyk: await square.clone().toColourspace('cmyk').jpeg().toBuffer(),
      'display p3': await square.clone().withIccProfile('p3').png().toBuffer(),
      '16 bits': await square.clone().toColourspace('rgb16').png().toBuffer(),
      palette: await square.clone().png({ palette: true }).toBuffer(),
      interlaced: await square.clone().png({ progressive: true }).toBuffer(),
      progressive: await square.clone().jpeg({ progressive: true }).toBuffer(),
      lossless: await square.clone().webp({ lossless: true }).toBuffer(),
    };
    for (const [name, file] of Object.entries(files)) {
      expect(await cornersOf(await largest(await made(file))), name).toEqual(UPRIGHT);
    }
    const grey = await square.clone().greyscale().toColourspace('b-w').jpeg().toBuffer();
    expect((await sharp(await largest(await made(grey))).metadata()).format).toBe('webp');

    const glassy = {
      width: 400,
      height: 300,
      channels: 4 as const,
      background: { r: 9, g: 9, b: 9, alpha: 0.5 },
    };
    const glass = await sharp({ create: glassy }).png().toBuffer();
    const { data } = await sharp(await largest(await made(glass, 'logo')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(data[3]! - 128)).toBeLessThan(5);
    tally('depths and colours', Object.keys(files).length + 2);
  });

  it('stands still: of moving pictures the first one is kept', async () => {
    const frames = ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const webp = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0, delay: [80, 80, 80] })
      .toBuffer();
    expect((await sharp(webp, { animated: true }).metadata()).pages).toBe(3);
    for (const { bytes } of await variantsOf(await made(webp))) {
      expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
      expect(bytes.includes('ANIM')).toBe(false);
    }
    tally('moving pictures', 1);
  });
});

const GPS = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '23/1 33/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '46/1 38/1 0/1',
};

/** The upright test picture, its pixels laid so that the orientation of EXIF turns them back. */
function lyingAs(orientation: number): Promise<Buffer> {
  const upright = testPicture(640, 480).png().toBuffer();
  const lay: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.flip().rotate(90),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.flop().rotate(90),
    8: (picture) => picture.rotate(90),
  };
  return upright.then((file) => lay[orientation]!(sharp(file)).png().toBuffer());
}
