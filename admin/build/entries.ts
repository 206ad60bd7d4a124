import type { Connect, Plugin } from 'vite';

/** Pages for customers: the same paths that the server answers with `store.html` in production. */
const CUSTOMERS = /^\/[mtcs]\/[^/.]+/;

const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
  if (request.url && CUSTOMERS.test(request.url)) request.url = '/store.html';
  next();
};

/** Lets the development server answer customers' paths with their own entry. */
export function customerEntry(): Plugin {
  return {
    name: 'comanda:entries',
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  };
}
