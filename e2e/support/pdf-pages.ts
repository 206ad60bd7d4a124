const MM_PER_POINT = 25.4 / 72;

/** The pages of a PDF that Chromium made, in millimetres: each says in plain text how large it is. */
export function pagesOf(pdf: Buffer): { widthMm: number; heightMm: number }[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => ({
    widthMm: Number(width) * MM_PER_POINT,
    heightMm: Number(height) * MM_PER_POINT,
  }));
}
