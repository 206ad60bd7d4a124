import './node-version.mjs';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { postgresStatements } from './releases/postgres-statements.mjs';
import { sqliteStatements } from './releases/sqlite-statements.mjs';
import { thisCode } from './backups/manifest.mjs';
import { buildStale } from './builds.mjs';
import { installPackages } from './packages.mjs';
import { startPostgres } from './postgres.mjs';
import { main, mustRun, Stop } from './processes.mjs';
import { step } from './progress.mjs';
import { at, tool } from './project.mjs';

// Keeps what this release stores, for the upgrade tests of all later ones: cms/tests/api/upgrade/releases/<version>.

const kinds = {
  sqlite: {
    statements: ({ folder }) => sqliteStatements(path.join(folder, 'comanda.db')),
    begin: async () => ({ stop() {} }),
  },
  postgres: { statements: ({ url }) => postgresStatements(url), begin: startPostgres },
};

async function dump(kind, target) {
  const { url, stop } = await kinds[kind].begin();
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-release-'));
  const remembered = path.join(folder, 'remembered.json');
  try {
    const env = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url ?? '', REMEMBERED: remembered };
    const args = [tool('vitest'), 'run', '--root', '.', '--config', 'tests/api/upgrade/dump.config.mts'];
    await mustRun('The scene', process.execPath, args, { cwd: at('cms'), env });
    const { tables, rows, indexes } = kinds[kind].statements({ folder, url });
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'tables.sql.br'), brotliCompressSync(tables));
    writeFileSync(path.join(target, 'rows.sql'), rows);
    writeFileSync(path.join(target, 'indexes.sql.br'), brotliCompressSync(indexes));
    renameSync(remembered, path.join(target, 'remembered.json'));
    for (const name of ['secrets.json', 'public'])
      await cp(path.join(folder, name), path.join(target, name), { recursive: true });
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main(async () => {
  const { version } = thisCode();
  const release = at('cms/tests/api/upgrade/releases', version);
  if (existsSync(release))
    throw new Stop(`${release} is there already: a release is dumped once, by its own code.`);
  await installPackages();
  await buildStale();
  for (const kind of Object.keys(kinds))
    await step(`Playing the scene on ${kind}`, () => dump(kind, path.join(release, kind.toLowerCase())));
  console.log(`\nWritten to ${path.relative(at('.'), release)}. Look through rows.sql, then commit it.`);
});
