import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const PAGE = /[\\/]store\.html$/;
/** What is said while a menu is read, in each language. */
const WORDS = /\/storefront\/i18n\/words\/([^/]+)\/menu\.ts$/;
/** Whatever the languages of the page are written with. */
const FONT = /^assets\/inter-latin-wght-normal-.*\.woff2$/;

/**
 * Tells the customers' page what it needs for its first paint, and would find out about by and by: the font, which is
 * loaded from the first, and where the words of each language are. Which of these a store speaks the server knows.
 */
export function firstPaint(): Plugin {
  return {
    name: 'comanda:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { filename, bundle }) =>
        bundle && PAGE.test(filename) ? [...fonts(bundle), ...words(bundle)] : [],
    },
  };
}

const fonts = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((name) => FONT.test(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
      injectTo: 'head',
    }));

const words = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.values(bundle).flatMap((file): HtmlTagDescriptor[] => {
    const [, language] = (file.type === 'chunk' && WORDS.exec(file.facadeModuleId ?? '')) || [];
    if (language === undefined) return [];
    return [
      { tag: 'meta', attrs: { name: `words-${language}`, content: `/${file.fileName}` }, injectTo: 'head' },
    ];
  });
