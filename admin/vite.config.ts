import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './build/aliases';
import { compress } from './build/compress';
import { customerEntry } from './build/entries';
import { tokensStylesheet } from './build/tokens-css';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.COMANDA_API ?? 'http://127.0.0.1:4200';
const proxy = Object.fromEntries(['/api', '/admin', '/uploads'].map((path) => [path, { target: server }]));

export default defineConfig({
  root: at('.'),
  plugins: [react(), tokensStylesheet(), customerEntry(), compress()],
  resolve: { alias: aliases, dedupe: ['react', 'react-dom', 'zod'] },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist',
    // A content-security policy without 'unsafe-inline' leaves no room for the inlined polyfill.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { index: at('index.html'), store: at('store.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
});
