import sharp, { type OverlayOptions } from 'sharp';
import { initialsOf } from '../../domain/text';
import { INK, PAPER, readableOn, type Brand } from './brand';
import { drawCentredText, drawText } from './lettering';
import { pictureFile } from './picture-file';

/** In pixels: what the apps in which links are shared show whole. Source: https://ogp.me and each of their manuals. */
export const SHARE_IMAGE = { width: 1200, height: 630 };
/** A banner is three times as wide as high, and stands above the name. */
const BANNER = { width: SHARE_IMAGE.width, height: 400 };
const BAND = SHARE_IMAGE.height - BANNER.height;
const EDGE = 40;
const LOGO = BAND - 2 * EDGE;
const QUALITY = 82;

/** What is shown where the link of a store is shared: its banner, else its colour, and below it its logo and its name. */
export async function shareImage({ name, logoUrl, bannerUrl, color }: Brand): Promise<Buffer> {
  const [banner, logo] = await Promise.all([fileOf(bannerUrl), fileOf(logoUrl)]);
  const above = banner
    ? { input: await cut(banner, BANNER.width, BANNER.height), left: 0, top: 0 }
    : await ground(name, color);
  const beside = logo ? EDGE + LOGO : 0;
  const room = { width: SHARE_IMAGE.width - beside - 2 * EDGE, height: Math.round(BAND * 0.4) };
  const words = await drawText(name, room, INK);
  const layers: OverlayOptions[] = [
    above,
    {
      input: words.input,
      left: beside + EDGE,
      top: BANNER.height + Math.round((BAND - words.size.height) / 2),
    },
  ];
  if (logo) layers.push({ input: await cut(logo, LOGO, LOGO), left: EDGE, top: BANNER.height + EDGE });
  return sharp({ create: { ...SHARE_IMAGE, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

const fileOf = async (url: string | null): Promise<Buffer | null> => (url === null ? null : pictureFile(url));

const cut = (file: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(file).resize(width, height, { fit: 'cover' }).png().toBuffer();

/** The store's colour with its initials, as large as a banner. */
async function ground(name: string, color: string): Promise<OverlayOptions> {
  const letters = { width: Math.round(BANNER.width / 2), height: Math.round(BANNER.height * 0.4) };
  const initials = await drawCentredText(initialsOf(name), letters, {
    within: BANNER,
    color: readableOn(color),
  });
  const input = await sharp({ create: { ...BANNER, channels: 3, background: color } })
    .composite([initials])
    .png()
    .toBuffer();
  return { input, left: 0, top: 0 };
}
