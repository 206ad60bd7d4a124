/** The bundler gives the address of a picture. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** The bundler names the files of a pattern, and gives of each one export. */
interface ImportMeta {
  glob<T = unknown>(pattern: string, options: { import: string; eager: true }): Record<string, T>;
}
