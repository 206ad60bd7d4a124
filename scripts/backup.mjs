import './node-version.mjs';
import { readArguments } from './arguments.mjs';
import { defaultTarget, dataOf } from './backups/data.mjs';
import { takeBackup } from './backups/take.mjs';
import { settings } from './environment.mjs';
import { main } from './processes.mjs';

await main(async () => {
  const { values } = readArguments('npm run backup -- [--to <folder>]', {
    options: { to: { type: 'string' } },
  });
  const data = dataOf(settings());
  await takeBackup(data, values.to ?? defaultTarget(data));
});
