import sharp, { type OverlayOptions } from 'sharp';
import type { Size } from '../../domain/images';

/** Its letters come with the server: the machine it runs on need not have any. */
const FONT_FILE = require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
const FONT = 'Inter Bold';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What is written, as large as there is room for. */
export async function drawText(
  text: string,
  room: Size,
  color: string,
): Promise<{ input: Buffer; size: Size }> {
  const written = text.replace(/[&<>]/g, (sign) => MARKUP[sign] ?? sign);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${written}</span>`,
      font: FONT,
      fontfile: FONT_FILE,
      ...room,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, size: { width: info.width, height: info.height } };
}

/** The same in the middle of a square. */
export async function drawCentredText(
  text: string,
  room: Size,
  { within, color }: { within: Size; color: string },
): Promise<OverlayOptions> {
  const { input, size } = await drawText(text, room, color);
  return {
    input,
    left: Math.round((within.width - size.width) / 2),
    top: Math.round((within.height - size.height) / 2),
  };
}
