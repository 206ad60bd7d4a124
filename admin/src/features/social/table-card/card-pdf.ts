import { jsPDF } from 'jspdf';
import type { PrintedCard } from './card-files';
import type { Shape } from './card-layout';
import { qrRuns } from '@shared/ui/qr-file';

/** What the Helvetica that every reader of PDF brings along can write; other letters are drawn as a picture. */
const IN_HELVETICA = /^[\u0020-\u007e\u00a0-\u00ff]*$/;
const POINTS_PER_MM = 72 / 25.4;
/** For pictures of letters: as sharp as a printer is. */
const PIXELS_PER_MM = 600 / 25.4;

type Text = Extract<Shape, { kind: 'text' }>;

/**
 * Cards as one file, a page each, pages and all in mm; codes and letters are drawn, not pictures, so that they are sharp at
 * any size. The pages are as large as the first card.
 */
export function cardsPdf(
  cards: readonly PrintedCard[],
  { title, logo }: { title: string; logo: HTMLCanvasElement | null },
): Blob {
  const format = cards.slice(0, 1).flatMap(({ layout }) => [layout.width, layout.height]);
  const pdf = new jsPDF({ unit: 'mm', format, compress: true });
  pdf.setProperties({ title });
  for (const [at, card] of cards.entries()) {
    if (at > 0) pdf.addPage(format);
    drawCard(pdf, card, logo);
  }
  return pdf.output('blob');
}

function drawCard(
  pdf: jsPDF,
  { layout: { shapes }, url }: PrintedCard,
  logo: HTMLCanvasElement | null,
): void {
  for (const shape of shapes) {
    switch (shape.kind) {
      case 'box':
        pdf.setFillColor(shape.color);
        pdf.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius, shape.radius, 'F');
        break;
      case 'logo':
        if (logo) pdf.addImage(logo, 'PNG', shape.x, shape.y, shape.size, shape.size);
        break;
      case 'code':
        drawCode(pdf, url, shape);
        break;
      case 'text':
        drawText(pdf, shape);
    }
  }
}

function drawCode(pdf: jsPDF, url: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const code = qrRuns(url);
  const side = size / code.size;
  pdf.setFillColor('#000000');
  for (const run of code.runs) pdf.rect(x + run.x * side, y + run.y * side, run.length * side, side, 'F');
}

function drawText(pdf: jsPDF, shape: Text): void {
  const { x, y, size, text, bold, color } = shape;
  if (!IN_HELVETICA.test(text)) return drawLetters(pdf, shape);
  pdf.setFont('helvetica', bold ? 'bold' : 'normal');
  pdf.setFontSize(size * POINTS_PER_MM);
  pdf.setTextColor(color);
  pdf.text(text, x, y, { align: 'center' });
}

function drawLetters(pdf: jsPDF, { x, y, size, text, bold, color }: Text): void {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const font = `${bold ? 700 : 400} ${size * PIXELS_PER_MM}px sans-serif`;
  pen.font = font;
  canvas.width = Math.ceil(pen.measureText(text).width);
  canvas.height = Math.ceil(size * 1.4 * PIXELS_PER_MM);
  // A canvas forgets its font with its size.
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, 0, size * PIXELS_PER_MM);
  const [width, height] = [canvas.width / PIXELS_PER_MM, canvas.height / PIXELS_PER_MM];
  pdf.addImage(canvas, 'PNG', x - width / 2, y - size, width, height);
}
