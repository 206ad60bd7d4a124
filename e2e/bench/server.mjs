import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const entry = path.join(root, 'cms/dist/src/main.js');
export const inProject = (...parts) => path.join(root, ...parts);

const started = new Set();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** A folder that is gone when the run is. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a script to its end; what it prints last, as JSON, is its result. */
export function run(script, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`${script} ended with ${code}`));
      else resolve(JSON.parse(out.trim().split('\n').at(-1)));
    });
  });
}

/** Starts a server and waits until `ready` answers 200. */
export async function serve(script, port, ready, env, seconds = 60) {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_EXEMPT_NETWORKS: '127.0.0.0/8',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.add(child);
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    const up = await fetch(base + ready)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (up) return { base, pid: child.pid, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${script} did not come up`);
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('exit', () => {
      started.delete(child);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
