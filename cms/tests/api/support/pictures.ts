import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { UploadDto } from '../../../src/contracts/uploads';
import type { TestBusiness } from './business';
import type { Answer, Client } from './client';
import { countOf } from './database';
import { fromServer, serverUrl } from './server';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';
export const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp', 'avif'];

/** The four corners of a test picture, in the order of reading; told apart by eye and by number. */
export const CORNERS = {
  red: [230, 30, 30],
  green: [30, 200, 30],
  blue: [30, 30, 230],
  white: [250, 250, 250],
} as const;

/** A picture whose corners have four colours. */
export function testPicture(width: number, height: number): Sharp {
  const part = (colour: readonly [number, number, number], left: boolean, top: boolean) => ({
    input: {
      create: {
        width: Math.ceil(width / 2),
        height: Math.ceil(height / 2),
        channels: 3 as const,
        background: { r: colour[0], g: colour[1], b: colour[2] },
      },
    },
    left: left ? 0 : Math.floor(width / 2),
    top: top ? 0 : Math.floor(height / 2),
  });
  return sharp({ create: { width, height, channels: 3, background: 'gray' } }).composite([
    part(CORNERS.red, true, true),
    part(CORNERS.green, false, true),
    part(CORNERS.blue, true, false),
    part(CORNERS.white, false, false),
  ]);
}

export const testPictureAs = (format: Format, width = 640, height = 480): Promise<Buffer> =>
  testPicture(width, height).toFormat(format).toBuffer();

interface Sending {
  purpose?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Sends bytes as a picture, the way the dashboard does. */
export async function sendPicture(
  who: Client,
  body: Buffer | ReadableStream<Uint8Array>,
  { purpose = 'menu', type = 'image/jpeg', headers = {} }: Sending = {},
): Promise<Answer<UploadDto>> {
  const response = await fetch(`${await serverUrl()}/api/uploads?purpose=${purpose}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(who.cookie !== null && { cookie: who.cookie }), ...headers },
    body: body instanceof ReadableStream ? body : new Uint8Array(body),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Answer<UploadDto>['body'],
  };
}

/** Brings a picture and answers what was made of it. */
export async function newPicture(
  business: Pick<TestBusiness, 'owner'>,
  { purpose, file }: { purpose?: string; file?: Buffer } = {},
): Promise<UploadDto> {
  const answer = await sendPicture(business.owner, file ?? (await testPictureAs('jpeg')), { purpose });
  if (answer.status !== 201) throw new Error(`The picture was not taken: ${answer.text}`);
  return answer.body.data;
}

interface Served {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** What the server answers at an address, in bytes. */
export async function served(address: string, init?: RequestInit): Promise<Served> {
  const response = await fetch((await serverUrl()) + address, init);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** All files that were made of a picture, smallest first. */
export async function variantsOf({ url }: UploadDto): Promise<{ address: string; bytes: Buffer }[]> {
  const { imageSources } = await import('../../../src/domain/images');
  const { srcSet } = imageSources(url);
  const addresses = srcSet?.split(', ').map((source) => source.split(' ')[0] ?? source) ?? [url];
  return Promise.all(addresses.map(async (address) => ({ address, bytes: (await served(address)).bytes })));
}

const folder = () => path.join(process.env.DATA_DIR ?? '', 'public', 'uploads');

/** The pictures on the server's disk, by their folders. */
export const onDisk = (): string[] => readdirSync(folder()).sort();

/** How many pictures of a business the server knows. */
export const countUploads = ({ id }: Pick<TestBusiness, 'id'>): Promise<number> =>
  countOf('uploads', 'business_id = ?', [id]);

/** Does what the clock does every half hour, as if it were that late. */
export async function sweepAt(now: Date): Promise<void> {
  await serverUrl();
  const { sweepPictures } = fromServer('./api/uploads/use-cases/sweep-pictures') as {
    sweepPictures: (now: Date) => Promise<void>;
  };
  await sweepPictures(now);
}
