import type { Locator, Page } from '@playwright/test';

/** A file as a person would choose it. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Drawn {
  name: string;
  width: number;
  height: number;
  /** The colours it shows side by side, from the left. */
  colours: readonly string[];
}

/** Takes a photo: draws one in the browser, as large as a camera would. */
export async function takePhoto(page: Page, { name, ...drawn }: Drawn): Promise<PhotoFile> {
  const address = await page.evaluate(({ width, height, colours }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser does not draw');
    const part = width / colours.length;
    for (const [index, colour] of colours.entries()) {
      pen.fillStyle = colour;
      pen.fillRect(index * part, 0, part, height);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, drawn);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

/** What an image shows at its left and right edge once it is there, roughly: `rgb(250, 0, 0)` → `red`. */
export async function coloursOf(image: Locator): Promise<string[]> {
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('The browser does not draw');
    pen.drawImage(shown, 0, 0, 20, 20);
    return [2, 17].map((x) => {
      const [red = 0, green = 0, blue = 0] = pen.getImageData(x, 10, 1, 1).data;
      const most = Math.max(red, green, blue);
      return most === red ? 'red' : most === green ? 'green' : 'blue';
    });
  });
}
