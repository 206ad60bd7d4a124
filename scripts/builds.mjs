import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutSettings } from './environment.mjs';
import { mustRun } from './processes.mjs';
import { step } from './progress.mjs';
import { at, root, tool } from './project.mjs';

const node = (what, file, args, options) => mustRun(what, process.execPath, [file, ...args], options);
const production = { NODE_ENV: 'production' };

// What each build reads, and the folder it writes. The order matters: `strapi build` compiles into cms/dist once
// more, replaces cms/dist/build and leaves everything else; the compiler step replaces all but cms/dist/build.
const builds = [
  {
    name: 'server',
    label: 'Compiling the server',
    inputs: [
      'cms/src',
      'cms/types',
      'cms/config',
      'cms/database',
      'cms/seed',
      'cms/package.json',
      'cms/tsconfig.json',
    ],
    output: 'cms/dist',
    async make() {
      if (existsSync(at('cms/dist'))) {
        // A schema or migration that was deleted or renamed must not live on as its compiled copy.
        for (const entry of readdirSync(at('cms/dist'))) {
          if (entry !== 'build') rmSync(at('cms/dist', entry), { recursive: true });
        }
      }
      await node('The compiler', at('scripts/compile-server.mjs'), []);
    },
  },
  {
    name: 'apps',
    label: 'Building the dashboard and the store page',
    inputs: ['admin', 'cms/src/domain', 'cms/src/contracts'],
    output: 'admin/dist',
    make: () =>
      node('vite build', tool('vite', { workspace: 'admin' }), ['build'], {
        cwd: at('admin'),
        env: production,
      }),
  },
  {
    name: 'panel',
    label: "Building the super-admin's panel (about a minute)",
    inputs: ['cms/src/admin', 'cms/src/domain', 'cms/config', 'cms/package.json'],
    output: 'cms/dist/build',
    async make() {
      // Strapi reads the configuration and with it the settings; what is built depends on the code alone.
      const folder = mkdtempSync(path.join(tmpdir(), 'comanda-build-'));
      try {
        await node('strapi build', tool('@strapi/strapi', { bin: 'strapi' }), ['build'], {
          cwd: at('cms'),
          env: { ...withoutSettings(), ...production, DATA_DIR: folder },
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];
const inputsOfAll = ['package-lock.json', 'tsconfig.base.json'];
const notInputs = new Set(['node_modules', 'dist', '.strapi', '.cache', 'tests']);

function* filesUnder(location) {
  if (!existsSync(location)) return;
  if (!statSync(location).isDirectory()) {
    yield location;
    return;
  }
  for (const entry of readdirSync(location).sort()) {
    if (!notInputs.has(entry)) yield* filesUnder(path.join(location, entry));
  }
}

/** One hash of the names and contents of everything under the given locations, relative to `base`. */
export function fingerprint(locations, base = root) {
  const hash = createHash('sha256');
  for (const location of locations) {
    for (const file of filesUnder(path.join(base, location))) {
      hash
        .update(`${path.relative(base, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

const stampOf = (output) => at(output, '.inputs');
const stampedAs = (output) => (existsSync(stampOf(output)) ? readFileSync(stampOf(output), 'utf8') : '');

export const BUILDS = builds.map(({ name }) => name);

/**
 * Builds what its inputs have changed since, and nothing else; `tell` runs each one and says so.
 *
 * @param names the builds that are looked at, of `BUILDS`; all of them by default
 */
export async function buildStale(tell = step, names = BUILDS) {
  for (const { label, inputs, output, make } of builds.filter(({ name }) => names.includes(name))) {
    const current = fingerprint([...inputs, ...inputsOfAll]);
    if (stampedAs(output) === current) continue;
    // Without its stamp, a build that is interrupted counts as stale.
    rmSync(stampOf(output), { force: true });
    await tell(label, make);
    mkdirSync(at(output), { recursive: true });
    writeFileSync(stampOf(output), current);
  }
}

const compiledFrom = ['src', 'config', 'database', 'seed'];

/** The sources of the server below a folder; the panel is built by itself. */
const sourcesIn = (home) =>
  compiledFrom
    .flatMap((folder) => [...filesUnder(path.join(home, folder))])
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !file.startsWith(path.join(home, 'src/admin')));

/**
 * Why the compiled server is not that of the sources, such as "cms/src/main.ts has changed"; null where it is. A build of
 * `buildStale` is known by its inputs, any other, such as one of `tsc`, by the times of the files.
 *
 * @param home the folder of the server's workspace
 */
export function staleServer(home = at('cms')) {
  const [server] = builds;
  if (home === at('cms') && stampedAs(server.output) === fingerprint([...server.inputs, ...inputsOfAll]))
    return null;
  const dist = path.join(home, 'dist');
  const named = (file, what) => `${path.relative(path.dirname(home), file)} ${what}`;
  const compiled = new Set();
  for (const source of sourcesIn(home)) {
    const target = path.join(dist, path.relative(home, source).replace(/\.ts$/, '.js'));
    compiled.add(target);
    if (!existsSync(target)) return named(source, 'is new');
    if (statSync(target).mtimeMs < statSync(source).mtimeMs) return named(source, 'has changed');
  }
  const left = compiledFrom
    .flatMap((folder) => [...filesUnder(path.join(dist, folder))])
    .find((file) => /\.(?:js|json)$/.test(file) && !compiled.has(file));
  return left ? named(left, 'has no source any more') : null;
}

/** For whoever writes into cms/dist by other means: the next `npm start` compiles the server again. */
export const invalidateServerBuild = () => rmSync(stampOf('cms/dist'), { force: true });
