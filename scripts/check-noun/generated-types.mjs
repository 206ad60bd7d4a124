import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withoutSettings } from '../environment.mjs';
import { mustRun } from '../processes.mjs';
import { at, tool } from '../project.mjs';

const GENERATED = 'cms/types/generated/contentTypes.d.ts';

/** The schemas of content types that Strapi's generated types do not know, or know as they were. */
export function staleSchemas() {
  const generatedAt = statSync(at(GENERATED)).mtimeMs;
  const generated = readFileSync(at(GENERATED), 'utf8');
  return readdirSync(at('cms/src/api'), { recursive: true })
    .filter((file) => file.endsWith('schema.json'))
    .filter((file) => {
      const [context, , noun] = file.split(path.sep);
      const isKnown = generated.includes(`'api::${context}.${noun}'`);
      return !isKnown || statSync(at('cms/src/api', file)).mtimeMs > generatedAt;
    });
}

/** Writes the types of the content types, which are committed. */
export const generateTypes = () =>
  mustRun(
    'strapi ts:generate-types',
    process.execPath,
    [tool('@strapi/strapi', { bin: 'strapi' }), 'ts:generate-types'],
    {
      cwd: at('cms'),
      env: { ...withoutSettings(), NODE_ENV: 'development' },
    },
  );
