import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a camera reads from the picture that is on the screen; null where it can read nothing. */
export async function scan(picture: Locator): Promise<string | null> {
  await picture.scrollIntoViewIfNeeded();
  const png = await picture.screenshot();
  const { data, width, height } = await picture.page().evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    return { data: [...pixels.data], width: image.width, height: image.height };
  }, png.toString('base64'));
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null;
}
