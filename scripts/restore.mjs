import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { dataOf } from './backups/data.mjs';
import { restoreBackup } from './backups/restore.mjs';
import { settings } from './environment.mjs';
import { main, Stop } from './processes.mjs';

const usage = 'npm run restore -- <folder of a backup> [--replace]';

await main(async () => {
  const { values, positionals } = readArguments(usage, {
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new Stop(`Name the one backup to restore: ${usage}`);
  await restoreBackup(dataOf(settings()), positionals[0], values);
});
