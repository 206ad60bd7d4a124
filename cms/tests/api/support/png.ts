import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG file, with a checksum that is right. */
function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** What a PNG says of itself first: its size, 8 bits, RGB. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', header);
}

/** A PNG file of these chunks; the pixels are `pixels` as they are, or black. */
export function png(width: number, height: number, before: Buffer[] = [], pixels?: Buffer): Buffer {
  const rows = pixels ?? deflateSync(Buffer.alloc((width * 3 + 1) * height));
  return Buffer.concat([
    SIGNATURE,
    pngHeader(width, height),
    ...before,
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same file with a chunk more, right after its header. */
export function withChunk(file: Buffer, type: string, content: Buffer): Buffer {
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([file.subarray(0, afterHeader), pngChunk(type, content), file.subarray(afterHeader)]);
}
