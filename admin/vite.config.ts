import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './build/aliases';
import { dashboardChunks, storeChunks } from './build/chunks';
import { compress } from './build/compress';
import { customerEntry } from './build/entries';
import { offlinePages } from './build/offline/offline-pages';
import { firstPaint } from './build/first-paint';
import { pageWordsModule } from './build/page-words';
import { storeWords } from './build/store-words';
import { tokensStylesheet } from './build/tokens-css';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.COMANDA_API ?? 'http://127.0.0.1:4200';
const proxy = Object.fromEntries(
  ['/api', '/admin', '/uploads', '/demo'].map((path) => [path, { target: server }]),
);

/** What may be left out where nothing uses it, though the bundler cannot tell by itself. */
const treeshake = {
  // Refine asks for the first for its export and import, for the next two to draw Markdown, for the last to draw dates;
  // none of them declares that it only defines itself. The locales of dayjs do more than that.
  moduleSideEffects: [
    {
      test: /node_modules[\\/](?:papaparse|react-markdown|remark-gfm|dayjs[\\/](?:dayjs\.min|plugin))[\\/.]/,
      sideEffects: false,
    },
  ],
  // Refine's own build calls it beside each hook, to say in stack traces what the hook is called.
  manualPureFunctions: ['__name'],
};

const entry = (page: string, groups: typeof dashboardChunks) => ({
  outDir: 'dist',
  // A content-security policy without 'unsafe-inline' leaves no room for the inlined polyfill.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: at(page),
    treeshake,
    output: { codeSplitting: { groups } },
  },
});

export default defineConfig({
  root: at('.'),
  plugins: [
    react(),
    tokensStylesheet(),
    pageWordsModule(),
    storeWords(),
    customerEntry(),
    offlinePages(),
    firstPaint(),
    compress(),
  ],
  resolve: { alias: aliases, dedupe: ['react', 'react-dom', 'zod'] },
  server: { proxy },
  preview: { proxy },
  environments: {
    client: { build: entry('index.html', dashboardChunks) },
    // Built apart: a customer's phone loads nothing that exists for the dashboard's sake.
    store: {
      consumer: 'client',
      build: { ...entry('store.html', storeChunks), emptyOutDir: false, copyPublicDir: false },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
