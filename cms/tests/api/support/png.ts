import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

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

const PIECE = 16 * 1024 * 1024;

/** So many zeros as a zlib stream, a whole number of 16 MB, made without holding them: the same piece over and over. */
export function deflatedZeros(bytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE), { finishFlush: constants.Z_FULL_FLUSH });
  const sum = Buffer.alloc(4);
  // Adler-32: of zeros, the first half stays 1 and the second counts them.
  sum.writeUInt32BE((bytes % 65_521) * 65_536 + 1);
  const pieces = Array.from({ length: bytes / PIECE }, () => piece);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, deflateRawSync(Buffer.alloc(0)), sum]);
}
