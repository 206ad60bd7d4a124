import './node-version.mjs';
import { createInterface } from 'node:readline';
import { buildStale, invalidateServerBuild } from './builds.mjs';
import { checkAddress, settings } from './environment.mjs';
import { installPackages } from './packages.mjs';
import { main, start, Stop } from './processes.mjs';
import { at, tool } from './project.mjs';
import { serverEntry } from './server.mjs';

const node = (args, options) => start(process.execPath, args, options);

/** Says what is built beside the running programs, without a line that they would break. */
async function sayAround(label, make) {
  console.log(`[build] ${label}`);
  await make();
  console.log(`[build] ${label}: done`);
}

/** Runs the server, and again after every sound compilation, until the compiler ends. */
async function keepServer(compilerOutput, env) {
  let server = null;
  for await (const line of createInterface({ input: compilerOutput })) {
    if (!line.includes('Found 0 errors')) continue;
    server?.child.kill();
    await server?.ended;
    server = node([serverEntry], { env, output: '[cms]   ', outlives: true });
  }
}

await main(async () => {
  const given = settings();
  await checkAddress(given);
  await installPackages();

  // The dashboard needs no build here, and the server no panel: both are built beside the running programs.
  const dashboard = node([tool('vite', { workspace: 'admin' })], {
    cwd: at('admin'),
    env: { COMANDA_API: `http://${given.HOST ?? '127.0.0.1'}:${given.PORT ?? 4200}` },
    output: '[admin] ',
  });
  await buildStale(sayAround, ['server']);
  invalidateServerBuild();

  const compiler = node(
    [tool('typescript', { bin: 'tsc' }), '--watch', '--preserveWatchOutput', '-p', 'cms/tsconfig.json'],
    { output: '[tsc]   ' },
  );
  const environment = { NODE_ENV: 'development', COMANDA_DEMO: given.COMANDA_DEMO ?? '1' };
  const server = keepServer(compiler.child.stdout, environment);
  // Nobody waits for the panel or the customers' store page on the server's own address.
  const rest = buildStale(sayAround, ['apps', 'panel']).then(() => compiler.ended);

  await Promise.race([compiler.ended, dashboard.ended, server, rest]);
  throw new Stop('The compiler or the dashboard ended by itself; its last words are above.');
});
