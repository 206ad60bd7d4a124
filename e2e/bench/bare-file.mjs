// What the same bytes cost as a file in a folder: Koa and its static middleware.
import { createRequire } from 'node:module';
import { entry } from './server.mjs';

const require = createRequire(entry);
const Koa = require('koa'); // eslint-disable-line import-x/no-extraneous-dependencies -- a dependency of the cms, resolved from there
const serveFolder = require('koa-static'); // eslint-disable-line import-x/no-extraneous-dependencies -- a dependency of the cms, resolved from there

const app = new Koa();
app.use(serveFolder(process.env.BARE_FOLDER, { index: 'menu.json' }));
app.listen(Number(process.env.PORT), '127.0.0.1');
