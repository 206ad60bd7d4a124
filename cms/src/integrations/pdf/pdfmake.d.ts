/* The part of pdfmake 0.3 that this folder uses; the package brings no types. */
declare module 'pdfmake' {
  type Content =
    | string
    | { text: string; style?: string; margin?: number[] }
    | {
        table: { widths: (string | number)[]; body: Content[][]; headerRows?: number };
        layout?: string;
        margin?: number[];
      };

  interface Definition {
    content: Content[];
    defaultStyle: object;
    styles: Record<string, object>;
    info: { title: string };
    pageSize: string;
    pageMargins: number[];
    footer: (page: number, pages: number) => object;
  }

  const pdfmake: {
    addFonts(fonts: Record<string, Record<string, string>>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  };
  export = pdfmake;
}
