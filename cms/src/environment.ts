import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import dotenv from 'dotenv';
import { z } from 'zod';

/** The settings of a running server: read once, from the environment and the `.env` at the root of the project. */

const root = findRoot(__dirname);
dotenv.config({ path: path.join(root, '.env'), quiet: true });

// Instants are kept without a zone on PostgreSQL; the process has to agree with itself about which one is meant.
process.env.TZ = 'UTC';
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');
const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  PUBLIC_URL: optional,
  DATABASE_URL: optional,
  DATA_DIR: z.string().default(path.join(root, '.data')),
  COMANDA_DEMO: flag,
  ADMIN_EMAIL: optional,
  ADMIN_PASSWORD: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Comanda <no-reply@comanda.test>'),
  SUPPORT_EMAIL: z.union([z.literal('').transform(() => undefined), z.email()]).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'http', 'debug']).default('info'),
});

const parsed = schema.safeParse(process.env);
if (!parsed.success) {
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
}
const values = parsed.data;
process.env.NODE_ENV = values.NODE_ENV;

export const environment = {
  root,
  mode: values.NODE_ENV,
  host: values.HOST,
  port: values.PORT,
  publicUrl: values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`,
  databaseUrl: values.DATABASE_URL,
  dataDir: path.resolve(root, values.DATA_DIR),
  publicDir: path.join(path.resolve(root, values.DATA_DIR), 'public'),
  demo: values.COMANDA_DEMO,
  adminEmail: values.ADMIN_EMAIL,
  adminPassword: values.ADMIN_PASSWORD,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  /** Who is told of new tickets; nobody where it is not set. */
  supportEmail: values.SUPPORT_EMAIL,
  /** How many proxies stand in front and may be believed about the client's address. */
  trustProxy: values.TRUST_PROXY,
  logLevel: values.LOG_LEVEL,
};

mkdirSync(path.join(environment.publicDir, 'uploads'), { recursive: true });

const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;
type SecretName = (typeof SECRET_NAMES)[number];

/** Secrets the operator did not set are made once and kept beside the data, readable by its owner alone. */
export const secrets = loadSecrets();

function loadSecrets(): Record<SecretName, string> {
  const file = path.join(environment.dataDir, 'secrets.json');
  const kept: Partial<Record<SecretName, string>> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<SecretName, string>>)
    : {};
  let made = false;
  const all = {} as Record<SecretName, string>;
  for (const name of SECRET_NAMES) {
    const given = process.env[name]?.trim();
    if (given) {
      all[name] = given;
      continue;
    }
    if (!kept[name]) {
      kept[name] = randomBytes(32).toString('base64url');
      made = true;
    }
    all[name] = kept[name];
  }
  if (made) {
    writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return all;
}

/** What a browser on this machine calls the host a server listens at. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The project's folder: the nearest one above that holds the workspaces. */
function findRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'cms', 'package.json'))) return folder;
    if (path.dirname(folder) === folder) throw new Error(`No project root above ${from}`);
  }
}
