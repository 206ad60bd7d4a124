import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import util from 'node:util';
import { at } from './project.mjs';
import { Stop } from './processes.mjs';

/** Names that `.env.example` documents, set or commented out. */
export const documentedSettings = () =>
  [...readFileSync(at('.env.example'), 'utf8').matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);

/** What takes away every setting, of the environment and of `.env`: empty means not set. */
export const withoutSettings = () => Object.fromEntries(documentedSettings().map((name) => [name, '']));

/** The settings as the server will see them: the environment wins over `.env`, and what is empty there is not set. */
export function settings(file = at('.env'), environment = process.env) {
  const all = { ...(existsSync(file) && util.parseEnv(readFileSync(file, 'utf8'))), ...environment };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * What `npm start` adds to the environment: production, and the demo business for whoever just tries it out.
 * Asking for NODE_ENV=production is running it for real, so the demo then has to be asked for as well.
 */
export function serverEnvironment({ NODE_ENV, COMANDA_DEMO }) {
  const demo = COMANDA_DEMO ?? (NODE_ENV === 'production' ? undefined : '1');
  return { NODE_ENV: NODE_ENV ?? 'production', ...(demo !== undefined && { COMANDA_DEMO: demo }) };
}

/** Refuses an address that the server could not listen on, before minutes of building. */
export async function checkAddress({ PORT = '4200', HOST = '127.0.0.1' }) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Stop(`PORT must be a whole number from 0 to 65535; it is "${PORT}".`);
  }
  const problem = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', resolve);
    probe.listen(port, HOST, () => probe.close(() => resolve(null)));
  });
  if (!problem) return;
  const another = `choose another, for example: PORT=${port < 65535 ? port + 1 : 4200} npm start`;
  const explanations = {
    EADDRINUSE: `Port ${port} on ${HOST} is taken (perhaps Comanda is already running). Stop what uses it, or ${another}`,
    EACCES: `Port ${port} on ${HOST} may not be used by this account. Use a port above 1023: PORT=4200 npm start`,
    EADDRNOTAVAIL: `HOST is ${HOST}, but this machine has no such address. Use 127.0.0.1, or 0.0.0.0 for every network.`,
    ENOTFOUND: `HOST is ${HOST}, but no machine goes by that name. Use 127.0.0.1, or 0.0.0.0 for every network.`,
  };
  throw new Stop(
    explanations[problem.code] ?? `Comanda cannot listen on ${HOST}:${port}: ${problem.message}`,
  );
}

/** A port that is free at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
