import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseUploadUrl } from '../../domain/images';
import { environment } from '../../environment';
import { pictures } from '../../integrations/storage';
import { DEMO_PICTURE } from '../../uploads/claim-pictures';

/** The file of a picture by the address that a row names it by; null where it is gone. */
export async function pictureFile(url: string): Promise<Buffer | null> {
  const upload = parseUploadUrl(url);
  if (upload) {
    const stored = await pictures.read(upload.id, `${upload.width}.webp`);
    return stored && (await buffer(stored.content));
  }
  if (!DEMO_PICTURE.test(url)) return null;
  return readFile(path.join(environment.publicDir, url)).catch(() => null);
}
