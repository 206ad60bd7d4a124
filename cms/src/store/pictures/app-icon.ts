import sharp, { type OverlayOptions } from 'sharp';
import { initialsOf } from '../../domain/text';
import { readableOn, type Brand } from './brand';
import { drawCentredText } from './lettering';
import { pictureFile } from './picture-file';

const WHITE = '#ffffff';
/** A phone cuts whatever shape it likes out of an icon, and always leaves a circle of four fifths of its width. */
const IN_CIRCLE = Math.SQRT1_2 * 0.8;

/**
 * A store as an icon among the apps of a phone: its logo, or its initials on its colour.
 *
 * @param side in pixels
 * @param maskable whether the phone may cut it; then nothing that matters is in its corners
 */
export async function appIcon(
  { name, logoUrl, color }: Brand,
  { side, maskable }: { side: number; maskable: boolean },
): Promise<Buffer> {
  const within = { width: side, height: side };
  const logo = logoUrl === null ? null : await pictureFile(logoUrl);
  const shown = Math.round(maskable ? side * IN_CIRCLE : side);
  const letters = { width: Math.round(side * 0.5), height: Math.round(side * 0.36) };
  const layer: OverlayOptions = logo
    ? { input: await sharp(logo).resize(shown, shown, { fit: 'cover' }).png().toBuffer() }
    : await drawCentredText(initialsOf(name), letters, { within, color: readableOn(color) });
  return sharp({ create: { ...within, channels: 3, background: logo ? WHITE : color } })
    .composite([layer])
    .png({ palette: true })
    .toBuffer();
}
