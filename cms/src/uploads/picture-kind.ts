type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file is by its first bytes, whatever it is called; null for anything that is not taken. */
export function pictureKind(file: Buffer): PictureKind | null {
  if (file.length < 16) return null;
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG)) return 'png';
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'webp';
  return brandsOf(file).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}

/** What an ISO media file says it can be read as; photos of telephones (HEIC) look alike but for this. */
function brandsOf(file: Buffer): string[] {
  if (ascii(file, 4, 8) !== 'ftyp') return [];
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands = [ascii(file, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(file, at, at + 4));
  return brands;
}

const ascii = (file: Buffer, from: number, to: number): string => file.toString('latin1', from, to);
