import QRCode from 'qrcode';

/** The light border that readers need around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;
/** Readable with a seventh of it covered or worn off. */
const LEVEL = 'M';
/** Sharp on a poster. */
const PNG_PIXELS = 1024;

export const qrSvg = async (text: string): Promise<Blob> => {
  const svg = await QRCode.toString(text, { type: 'svg', margin: QUIET, errorCorrectionLevel: LEVEL });
  return new Blob([svg], { type: 'image/svg+xml' });
};

export const qrPng = async (text: string): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  await QRCode.toCanvas(canvas, text, { width: PNG_PIXELS, margin: QUIET, errorCorrectionLevel: LEVEL });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))));
  });
};

/** Dark modules side by side, counted in modules from the corner of the code. */
export interface Run {
  x: number;
  y: number;
  length: number;
}

/** A code as the fewest bars that draw it, for what is printed. */
export function qrRuns(text: string): { size: number; runs: Run[] } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: LEVEL });
  const runs: Run[] = [];
  for (let y = 0; y < modules.size; y++) {
    let length = 0;
    for (let x = 0; x <= modules.size; x++) {
      if (x < modules.size && modules.get(y, x)) length++;
      else if (length > 0) {
        runs.push({ x: x - length, y, length });
        length = 0;
      }
    }
  }
  return { size: modules.size, runs };
}
