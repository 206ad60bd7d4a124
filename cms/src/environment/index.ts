import { existsSync } from 'node:fs';
import path from 'node:path';
import dotenv from 'dotenv';
import { prepareDataFolder } from './data-folder';
import { readSettings } from './read-settings';
import { loadSecrets } from './secrets';
import { hostInUrl } from './settings';
import { SettingsError, systemMessage } from './settings-error';

/** The settings of a running server: read once, from the environment and the `.env` at the root of the project. */

const root = findRoot(__dirname);
readDotEnv(path.join(root, '.env'));

// Instants are kept without a zone on PostgreSQL; the process has to agree with itself about which one is meant.
process.env.TZ = 'UTC';
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

const values = readSettings(process.env);
process.env.NODE_ENV = values.NODE_ENV;
const publicUrl = values.PUBLIC_URL ?? new URL(`http://${hostInUrl(values.HOST)}:${values.PORT}`).origin;
const dataDir = path.resolve(root, values.DATA_DIR);

export const environment = {
  root,
  mode: values.NODE_ENV,
  host: values.HOST,
  port: values.PORT,
  /** The origin that people open: scheme, host and port, without a slash at its end. */
  publicUrl,
  /** Whether people come over TLS, which something in front of this server does. */
  https: publicUrl.startsWith('https:'),
  databaseUrl: values.DATABASE_URL,
  dataDir,
  publicDir: path.join(dataDir, 'public'),
  demo: values.COMANDA_DEMO,
  adminEmail: values.ADMIN_EMAIL,
  adminPassword: values.ADMIN_PASSWORD,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  /** Who is told of new tickets; nobody where it is not set. */
  supportEmail: values.SUPPORT_EMAIL,
  /** Where maps, places and postal codes are asked for; nowhere where it is not set. */
  mapTilesUrl: values.MAP_TILES_URL,
  mapTilesAttribution: values.MAP_TILES_ATTRIBUTION,
  geocoderUrl: values.GEOCODER_URL,
  printerNetworks: values.PRINTER_NETWORKS,
  postalCodeUrl: values.POSTAL_CODE_URL,
  /** The keys to the payment provider, and where it answers if not at its own address; null where none is set up. */
  stripe:
    values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET,
          apiUrl: values.STRIPE_API_URL,
        }
      : null,
  /** How many proxies stand in front and may be believed about the client's address. */
  trustProxy: values.TRUST_PROXY ?? 0,
  /** Networks whose requests to stores and couriers' pages are not limited. */
  rateLimitExemptNetworks: values.RATE_LIMIT_EXEMPT_NETWORKS,
  logLevel: values.LOG_LEVEL,
};

prepareDataFolder(dataDir);

export const secrets = loadSecrets(dataDir, values);

/** Fills in what the environment does not say. Throws a SettingsError for a file that is there and cannot be read. */
function readDotEnv(file: string): void {
  if (!existsSync(file)) return;
  const { error } = dotenv.config({ path: file, quiet: true });
  if (error) throw new SettingsError(`.env must be a file this account may read: ${systemMessage(error)}.`);
}

/** The project's folder: the nearest one above that holds the workspaces. */
function findRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'cms', 'package.json'))) return folder;
    if (path.dirname(folder) === folder) throw new Error(`No project root above ${from}`);
  }
}
