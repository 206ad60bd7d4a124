/** What of a plugin for the bundler is used here. */
interface Plugin {
  name: string;
  transform(code: string, id: string): string | undefined;
  generateBundle: {
    order: 'post';
    handler(options: unknown, bundle: Record<string, { source?: unknown }>): void;
  };
}

const NAME = 'Comanda';

/**
 * Strapi writes its own name into the title of every page and has no setting for it. A build that finds the words
 * elsewhere fails: better than one that goes back to them unnoticed.
 */
const titles: Plugin = {
  name: 'comanda:titles',
  transform(code, id) {
    if (!id.includes('@strapi/admin') || !id.endsWith('/PageHelpers.mjs')) return undefined;
    return replaced(code, '| Strapi`', `| ${NAME}\``);
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (typeof page?.source !== 'string') throw new Error('The panel has no page to put its title into');
      page.source = replaced(page.source, '<title>Strapi Admin</title>', `<title>${NAME}</title>`);
    },
  },
};

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The panel's titles are no longer at: ${from}`);
  return text.replace(from, to);
}

export default <Config extends { plugins?: unknown[] }>(config: Config): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), titles],
});
