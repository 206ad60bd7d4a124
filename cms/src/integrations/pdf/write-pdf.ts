import path from 'node:path';

/** A part of a document: a heading with lines, or with a table. */
export interface PdfSection {
  title: string;
  /** Labels and values; those without a value are left out by the caller. */
  facts?: readonly (readonly [label: string, value: string])[];
  table?: { headings: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Loaded with the first document: a server that writes none carries no fonts. */
async function loadPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  const folder = path.join(path.dirname(require.resolve('pdfmake/package.json')), 'build/fonts/Roboto');
  const font = (name: string) => path.join(folder, `Roboto-${name}.ttf`);
  pdfmake.addFonts({ Roboto: { normal: font('Regular'), bold: font('Medium') } });
  // Nothing but its own fonts is read: neither the network nor other files.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === folder);
  return pdfmake;
}

/** A text document on A4 with a title and sections, as PDF. */
export async function writePdf(
  title: string,
  subtitle: string,
  sections: readonly PdfSection[],
): Promise<Buffer> {
  const pdfmake = await loadPdfmake();
  return pdfmake
    .createPdf({
      info: { title },
      pageSize: 'A4',
      pageMargins: [48, 48, 48, 56],
      defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2 },
      styles: {
        title: { fontSize: 18, bold: true },
        subtitle: { color: '#555555' },
        section: { fontSize: 12, bold: true },
        label: { color: '#555555' },
      },
      footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', color: '#555555' }),
      content: [
        { text: title, style: 'title' },
        { text: subtitle, style: 'subtitle', margin: [0, 0, 0, 12] },
        ...sections.flatMap(({ title: heading, facts = [], table }) => [
          { text: heading, style: 'section', margin: [0, 12, 0, 4] },
          ...(facts.length > 0
            ? [
                {
                  layout: 'noBorders',
                  table: {
                    widths: [130, '*'],
                    body: facts.map(([label, value]) => [{ text: label, style: 'label' }, value]),
                  },
                },
              ]
            : []),
          ...(table
            ? [
                {
                  layout: 'lightHorizontalLines',
                  table: {
                    headerRows: 1,
                    widths: table.headings.map((_, index) => (index === 0 ? 'auto' : '*')),
                    body: [
                      table.headings.map((text) => ({ text, style: 'label' })),
                      ...table.rows.map((row) => [...row]),
                    ],
                  },
                },
              ]
            : []),
        ]),
      ],
    })
    .getBuffer();
}
