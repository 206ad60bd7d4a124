import type { CardLayout, Shape } from './card-layout';
import { qrRuns } from '@shared/ui/qr-file';

/** As sharp as what is printed of it (300 dots an inch). */
const PIXELS_PER_MM = 300 / 25.4;

/** The card as a picture, for whoever prints it with a program of their own. */
export function cardPng(
  { width, height, shapes }: CardLayout,
  { url, logo }: { url: string; logo: HTMLCanvasElement | null },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * PIXELS_PER_MM);
  canvas.height = Math.round(height * PIXELS_PER_MM);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to draw on');
  pen.scale(PIXELS_PER_MM, PIXELS_PER_MM);
  for (const shape of shapes) draw(pen, shape, { url, logo });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))));
  });
}

function draw(
  pen: CanvasRenderingContext2D,
  shape: Shape,
  { url, logo }: { url: string; logo: HTMLCanvasElement | null },
): void {
  switch (shape.kind) {
    case 'box':
      pen.fillStyle = shape.color;
      pen.beginPath();
      pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      pen.fill();
      break;
    case 'logo':
      if (logo) pen.drawImage(logo, shape.x, shape.y, shape.size, shape.size);
      break;
    case 'code': {
      const { size, runs } = qrRuns(url);
      const side = shape.size / size;
      pen.fillStyle = '#000000';
      for (const run of runs)
        pen.fillRect(shape.x + run.x * side, shape.y + run.y * side, run.length * side, side);
      break;
    }
    case 'text':
      pen.font = `${shape.bold ? 700 : 400} ${shape.size}px Helvetica, Arial, sans-serif`;
      pen.textAlign = 'center';
      pen.fillStyle = shape.color;
      pen.fillText(shape.text, shape.x, shape.y);
  }
}
