/** Sharp at the size that the largest card prints it in. */
const PIXELS = 512;

/** A logo as a square on white, cut as the store page cuts it; null where it cannot be had, and the card goes without. */
export async function loadLogo(url: string): Promise<HTMLCanvasElement | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const scale = Math.max(PIXELS / picture.naturalWidth, PIXELS / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, PIXELS, PIXELS);
  pen.drawImage(picture, (PIXELS - width) / 2, (PIXELS - height) / 2, width, height);
  return canvas;
}
