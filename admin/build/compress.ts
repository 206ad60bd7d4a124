import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this a compressed copy saves less than the request's own headers weigh. */
const SMALLEST = 1024;

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * Writes a `.gz` and a `.br` beside every text asset, so that the server never compresses the same bytes twice. It reads
 * what was really written: Vite still changes a bundle after the last plugin has seen it.
 */
export function compress(): Plugin {
  return {
    name: 'comanda:compress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const files = Object.keys(bundle).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compressFile(path.join(dir, file))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < SMALLEST) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [gz, br] = await Promise.all([zip(source, { level: 9 }), brotli(source, quality)]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}
