import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { onTestFinished } from 'vitest';

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

type Program = 'nginx' | 'haproxy' | 'caddy' | 'openssl';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const find = (program: Program): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, program)).find(isExecutable);

/** Why a test that needs these programs cannot run here; null where all of them are on the machine. */
export function whyMissing(...programs: Program[]): string | null {
  // A program without the C library keeps the clock of the machine, and its certificates are of another day than the test.
  if (programs.includes('caddy') && process.env.FAKETIME !== undefined)
    return 'skipped, because Caddy is shown no other clock';
  const missing = programs.filter((program) => find(program) === undefined);
  return missing.length === 0 ? null : `skipped, because this machine has no ${missing.join(' and no ')}`;
}

/** A folder for one program; gone with the test. */
export function newProxyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Certificate {
  /** The certificate and its key, in one file. */
  pem: string;
  key: string;
  /** What a visitor has to trust. */
  ca: string;
}

/** A certificate for `localhost` that is its own authority. */
export function newCertificate(folder: string): Certificate {
  const [pem, key] = [path.join(folder, 'localhost.pem'), path.join(folder, 'localhost.key')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(find('openssl') ?? '', ['req', ...kind, ...whose, '-keyout', key, '-out', pem], {
    stdio: 'ignore',
  });
  const ca = readFileSync(pem, 'utf8');
  writeFileSync(pem, ca + readFileSync(key, 'utf8'));
  return { pem, key, ca };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Runs a program until the test is over; settles once it listens at the port. */
async function run(
  program: Program,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(find(program) ?? '', args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}:\n${said}`);
    await pause(20);
  }
}

function written(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Runs nginx with `servers` as its only configuration of HTTP. */
export function startNginx(folder: string, servers: string, port: number): Promise<void> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = written(
    folder,
    'nginx.conf',
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; events {}
     http { access_log off; ${temporary.join(' ')} ${servers} }`,
  );
  return run('nginx', ['-p', folder, '-e', 'stderr', '-c', file], port);
}

export function startHaproxy(folder: string, sections: string, port: number): Promise<void> {
  return run('haproxy', ['-f', written(folder, 'haproxy.cfg', `global\n  maxconn 200\n${sections}`)], port);
}

/** Whether the port answers a handshake for `localhost`: a proxy that signs its certificates itself listens before. */
const hasCertificate = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connectTls({
      port,
      host: '127.0.0.1',
      servername: 'localhost',
      rejectUnauthorized: false,
    });
    socket.once('error', () => resolve(false));
    socket.once('secureConnect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Runs Caddy with its own authority; answers what a visitor has to trust. */
export async function startCaddy(
  folder: string,
  sites: string,
  { https, http }: { https: number; http: number },
): Promise<string> {
  const ports = `{\n admin off\n skip_install_trust\n https_port ${https}\n http_port ${http}\n}\n`;
  const file = written(folder, 'Caddyfile', ports + sites);
  const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], https, homes);
  const root = path.join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
  while (!existsSync(root) || !(await hasCertificate(https))) await pause(20);
  return readFileSync(root, 'utf8');
}
