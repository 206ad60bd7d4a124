import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The server of a run, with a data folder of its own that begins empty. SIGHUP kills it in the midst of whatever it does,
// and starts it again on the same data.
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const dataDir = at(`../.data/${process.env.PORT}`);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
writeFileSync(`${dataDir}.pid`, String(process.pid));

let ending = false;
let server = start();
function start() {
  const child = spawn(process.execPath, [at('../../cms/dist/src/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  child.on('exit', (code, signal) => {
    if (signal !== 'SIGKILL' || ending) process.exit(code ?? 0);
    server = start();
  });
  return child;
}

process.on('SIGHUP', () => server.kill('SIGKILL'));
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    ending = true;
    server.kill(signal);
  });
}
