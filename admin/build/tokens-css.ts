import type { Plugin } from 'vite';
import { tokensCss } from '../src/shared/tokens/css';

const NAME = 'virtual:tokens.css';

/** Serves the design tokens as a stylesheet, so that colours are there before any script runs. */
export function tokensStylesheet(): Plugin {
  return {
    name: 'comanda:tokens',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? tokensCss() : null),
  };
}
