import { deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import {
  testPicture,
  testPictureAs,
  FORMATS,
  countUploads,
  newPicture,
  onDisk,
  sendPicture,
  variantsOf,
} from '../support/pictures';
import { deflatedZeros, png, withChunk } from '../support/png';
import { tally } from '../support/proof';

const SCRIPT = '<script>alert("CANARY")</script>';
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${SCRIPT}</svg>`;
const MB = 1024 * 1024;
const GB = 1024 * MB;

type Case = [what: string, file: Buffer, type: string, status: number, code: string];

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

/** That each is refused like that, and that nothing of any is kept. */
async function expectRefused(cases: readonly Case[]): Promise<void> {
  const before = [await countUploads(business), onDisk()];
  for (const [what, file, type, status, code] of cases) {
    const answer = await sendPicture(business.owner, file, { type });
    expect(refusal(answer), what).toEqual([status, code]);
    expect(answer.body.error.message, what).not.toMatch(/[{}]|undefined|NaN/);
  }
  expect([await countUploads(business), onDisk()]).toEqual(before);
}

describe('what is no picture', () => {
  it('is not taken, whatever it is called', async () => {
    const jpeg = await testPictureAs('jpeg');
    const gif = await testPicture(640, 480).gif().toBuffer();
    const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
    const none: [string, Buffer][] = [
      ['html', Buffer.from(HTML)],
      ['svg', Buffer.from(SVG)],
      ['svg with a declaration', Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
      ['svgz', gzipSync(SVG)],
      ['gif', gif],
      ['gif that is JavaScript', Buffer.from('GIF89a=1;alert("CANARY");//')],
      ['tiff', await testPicture(640, 480).tiff().toBuffer()],
      ['pdf', Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj')],
      ['zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)])],
      [
        'heic',
        Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]),
      ],
      [
        'mp4',
        Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.alloc(100)]),
      ],
      ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)])],
      ['text', Buffer.from('hello')],
      ['a picture after something else', Buffer.concat([Buffer.from(HTML), jpeg])],
    ];
    const cases = types.flatMap((type) =>
      none.map(([what, file]): Case => [`${what} as ${type}`, file, type, 415, 'UNSUPPORTED_IMAGE']),
    );
    await expectRefused(cases);
    tally('no pictures', cases.length);
  });

  it('is not taken under another type either, and neither is a picture', async () => {
    const jpeg = await testPictureAs('jpeg');
    const types = [
      'text/html',
      'text/plain',
      'application/json',
      'application/octet-stream',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'image/svg+xml',
      'image/gif',
      'image/*',
      'image/jpeg, text/html',
      '',
    ];
    const cases = types.flatMap((type): Case[] => [
      [`html as ${type}`, Buffer.from(HTML), type, 415, 'UNSUPPORTED_IMAGE'],
      [`jpeg as ${type}`, jpeg, type, 415, 'UNSUPPORTED_IMAGE'],
    ]);
    await expectRefused(cases);
    tally('wrong content types', cases.length);
  });

  it('is no purpose that is not known', async () => {
    const jpeg = await testPictureAs('jpeg');
    for (const purpose of ['', 'avatar', 'menu&purpose=logo', 'menu&businessId=x', '__proto__']) {
      expect((await sendPicture(business.owner, jpeg, { purpose })).status, purpose).toBe(400);
    }
    expect(await countUploads(business)).toBe(0);
  });
});

describe('a picture that is something else as well', () => {
  it('is a picture afterwards, and nothing else', async () => {
    const [jpeg, plain, webp, avif] = await Promise.all(FORMATS.map((format) => testPictureAs(format)));
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, HTML.length + 2]), Buffer.from(HTML)]);
    const payload = Buffer.from(HTML);
    const files: [what: string, file: Buffer][] = [
      ['JPEG with a page in its comment', Buffer.concat([jpeg!.subarray(0, 2), comment, jpeg!.subarray(2)])],
      ['JPEG with a page after its end', Buffer.concat([jpeg!, payload])],
      ['PNG with a script in its text', withChunk(plain!, 'tEXt', Buffer.from(`Comment\0${SCRIPT}`))],
      ['PNG with a script in a chunk of its own', withChunk(plain!, 'scRt', Buffer.from(SCRIPT))],
      ['PNG with an archive after its end', Buffer.concat([plain!, Buffer.from('PK\x03\x04'), payload])],
      ['WebP with a page after its end', Buffer.concat([webp!, payload])],
      ['AVIF with a page after its end', Buffer.concat([avif!, payload])],
      ['JPEG called PNG', jpeg!],
    ];
    for (const [what, file] of files) {
      const answer = await sendPicture(business.owner, file, { type: 'image/png' });
      expect(answer.status, `${what}: ${answer.text}`).toBe(201);
      for (const { bytes } of await variantsOf(answer.body.data)) {
        expect(bytes.toString('latin1'), what).not.toMatch(/CANARY|<script|<html|PK[^\w\s]{2}/);
        expect(bytes.subarray(8, 12).toString(), what).toBe('WEBP');
      }
    }
    tally('polyglots made anew', files.length);
  });
});

describe('too much of a picture', () => {
  it('is refused by its bytes, said beforehand or not', async () => {
    const large = Buffer.concat([await testPictureAs('jpeg'), Buffer.alloc(6 * MB)]);
    const cases: Case[] = [
      ['6 MB', large, 'image/jpeg', 413, 'IMAGE_TOO_LARGE'],
      ['one byte too many', large.subarray(0, 5 * MB + 1), 'image/jpeg', 413, 'IMAGE_TOO_LARGE'],
      ['60 MB', Buffer.alloc(60 * MB), 'image/png', 413, 'IMAGE_TOO_LARGE'],
    ];
    await expectRefused(cases);
    const streamed = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 96; part += 1) controller.enqueue(new Uint8Array(64 * 1024));
        controller.close();
      },
    });
    expect(refusal(await sendPicture(business.owner, streamed))).toEqual([413, 'IMAGE_TOO_LARGE']);
    const just = await sendPicture(business.owner, large.subarray(0, 5 * MB));
    expect(just.status, just.text).toBe(201);
    tally('too many bytes', cases.length + 2);
  });

  it('is refused by its pixels before they are unpacked', async () => {
    const flat = (width: number, height: number) =>
      testPicture(8, 8).resize(width, height, { fit: 'fill', kernel: 'nearest' });
    const tooMany = ['image/png', 422, 'IMAGE_TOO_MANY_PIXELS'] as const;
    const cases: Case[] = [
      ['26 megapixels of PNG', await flat(5200, 5000).png().toBuffer(), ...tooMany],
      ['26 megapixels of JPEG', await flat(5200, 5000).jpeg({ quality: 30 }).toBuffer(), ...tooMany],
      ['26 megapixels of WebP', await flat(5200, 5000).webp({ effort: 0 }).toBuffer(), ...tooMany],
      ['a bomb of 2,500 megapixels', png(50_000, 50_000, [], deflateSync(Buffer.alloc(MB))), ...tooMany],
      [
        'the widest there can be',
        png(2 ** 31 - 1, 1, [], deflateSync(Buffer.alloc(9))),
        'image/png',
        422,
        'IMAGE_UNREADABLE',
      ],
    ];
    await expectRefused(cases);
    const full = await flat(5000, 5000).jpeg({ quality: 30 }).toBuffer();
    expect((await sendPicture(business.owner, full)).status).toBe(201);
    tally('too many pixels', cases.length + 1);
  });

  it('does not fill the memory from where nobody looks', async () => {
    const blown = deflatedZeros(2 * GB);
    const file = await testPictureAs('png');
    const bombs: [what: string, file: Buffer][] = [
      ['compressed text', withChunk(file, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), blown]))],
      ['other text', withChunk(file, 'iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), blown]))],
      ['a colour profile', withChunk(file, 'iCCP', Buffer.concat([Buffer.from('icc\0\0'), blown]))],
      ['pixels that go on after the picture is full', png(640, 480, [], blown)],
    ];
    const grown = await mostMemoryTaken(async () => {
      for (const [what, bomb] of bombs) {
        const answer = await sendPicture(business.owner, bomb, { type: 'image/png' });
        expect([201, 422], `${what}: ${answer.text}`).toContain(answer.status);
      }
    });
    // What the process takes for other reasons is a tenth of that.
    expect(grown).toBeLessThan(GB);
    tally('decompression bombs', bombs.length);
  });
});

/** How much more memory the process had at any time during the work than before; unpacking leaves the loop free. */
async function mostMemoryTaken(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  await work().finally(() => clearInterval(looking));
  return most - before;
}

describe('too little of a picture', () => {
  it('is refused: nothing, a beginning, a thumbnail', async () => {
    const cases: Case[] = [
      ['nothing', Buffer.alloc(0), 'image/jpeg', 422, 'IMAGE_UNREADABLE'],
      ['a beginning', (await testPictureAs('png')).subarray(0, 20), 'image/png', 422, 'IMAGE_UNREADABLE'],
      ['a dot', await testPictureAs('png', 1, 1), 'image/png', 422, 'IMAGE_TOO_SMALL'],
      ['95 pixels', await testPictureAs('jpeg', 95, 95), 'image/jpeg', 422, 'IMAGE_TOO_SMALL'],
      ['a line', await testPictureAs('jpeg', 4000, 60), 'image/jpeg', 422, 'IMAGE_TOO_SMALL'],
      ['no pixels', png(0, 0), 'image/png', 422, 'IMAGE_UNREADABLE'],
      ['no end', png(640, 480, [], Buffer.alloc(0)), 'image/png', 422, 'IMAGE_UNREADABLE'],
      ['broken pixels', png(640, 480, [], Buffer.alloc(5000, 7)), 'image/png', 422, 'IMAGE_UNREADABLE'],
    ];
    for (const format of FORMATS) {
      const whole = await testPictureAs(format, 1200, 900);
      for (const part of [0.3, 0.6, 0.9]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part));
        cases.push([`${part} of ${format}`, cut, `image/${format}`, 422, 'IMAGE_UNREADABLE']);
      }
    }
    await expectRefused(cases);
    tally('truncated and too small', cases.length);
  });

  it('does not come through a broken file: no answer is the server’s fault', async () => {
    const random = seededRandom(7);
    let cases = 0;
    for (const format of FORMATS) {
      const whole = await testPictureAs(format, 320, 240);
      for (let round = 0; round < 12; round += 1) {
        const file = Buffer.from(whole);
        for (let hits = 0; hits < 1 + round; hits += 1) file[random(file.length)] = random(256);
        const answer = await sendPicture(business.owner, file, { type: `image/${format}` });
        expect(answer.status, `${format}, round ${round}: ${answer.text}`).toBeLessThan(500);
        cases += 1;
      }
    }
    tally('broken files', cases);
  });

  it('is taken again afterwards', async () => {
    expect((await newPicture(business)).url).toMatch(/^\/uploads\/[a-z0-9]{32}\/640\.webp$/);
  });
});

/** Numbers below a bound, always the same ones. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
