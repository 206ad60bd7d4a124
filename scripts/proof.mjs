import './node-version.mjs';
import { main, runNode } from './processes.mjs';
import { at } from './project.mjs';

// The same suites with their long versions – more rounds, more histories, more rivals – by other clocks,
// and the journeys on both databases; then each setting of a branch is ignored once, which its test has to notice.
await main(async () => {
  const args = ['--only=unit,clocks,api,api-pg,e2e,e2e-pg', ...process.argv.slice(2)];
  const tests = await runNode(at('scripts/test.mjs'), args, { env: { PROOF: '1' } });
  const settings = await runNode(at('scripts/broken-settings.mjs'), []);
  return tests.code || settings.code;
});
