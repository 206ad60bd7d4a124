import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this a compressed copy saves less than the request's own headers weigh. */
const SMALLEST = 1024;

/** Writes a `.gz` and a `.br` beside every text asset, so that the server never compresses the same bytes twice. */
export function compress(): Plugin {
  const zip = promisify(gzip);
  const brotli = promisify(brotliCompress);
  return {
    name: 'comanda:compress',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter((file) => TEXT.test(file.fileName));
      await Promise.all(
        assets.map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (source.length < SMALLEST) return;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          const [gz, br] = await Promise.all([zip(source, { level: 9 }), brotli(source, quality)]);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
        }),
      );
    },
  };
}
