/// <reference types="vite/client" />
declare module 'virtual:tokens.css' {}
declare module 'virtual:page-words' {
  /** The namespaces of texts by `<feature>.<page>`, and by `dashboard` for the frame around its pages. */
  export const pageWords: Record<string, readonly string[] | undefined>;
}
declare module '@fontsource-variable/inter/wght.css' {}
