import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

/** The characters of a generated secret; one made by hand has to be as hard to guess as it can be. */
const SECRET_CHARACTERS = 16;
const secret = z.string().min(SECRET_CHARACTERS).optional();
const secretIs = `at least ${SECRET_CHARACTERS} characters long, such as the output of "openssl rand -base64 32"`;

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().max(most));

const urlThat = (holds: (url: URL) => boolean) =>
  z.string().refine((text) => URL.canParse(text) && holds(new URL(text)));

/** Where a browser finds the server: nothing but scheme, host and port. */
const origin = urlThat(
  ({ protocol, href, origin }) => /^https?:$/.test(protocol) && href === `${origin}/`,
).transform((text) => new URL(text).origin);

/** What a browser on this machine calls the host a server listens at. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const overTheWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);
/** An address in which something is filled in later: with each of the names in braces. */
const template = (...names: string[]) =>
  urlThat(overTheWeb).refine((text) => names.every((name) => text.includes(`{${name}}`)));

/** An address with how many bits of it are the network's. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

const networkRanges = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((networks) => networks.every(isNetwork));

const SENDER = /^(?:[^<>\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;
const sender = z.string().refine((text) => {
  const [, named, bare] = SENDER.exec(text) ?? [];
  return z.email().safeParse(named ?? bare).success;
});

/** What the panel asks of every password in it; bcrypt reads no more than 72 bytes. */
const panelPassword = z
  .string()
  .min(8)
  .refine((text) => Buffer.byteLength(text) <= 72)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/\d/);

/**
 * Every setting of the server: how its text becomes a value, what holds when it is not set, and in its description what
 * it must be, as the end of a sentence.
 */
export const SETTINGS = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test'),
  HOST: z
    .string()
    .refine((text) => /^[\w.:-]+$/.test(text) && URL.canParse(`http://${hostInUrl(text)}`))
    .default('127.0.0.1')
    .describe('a name or an address of this machine: 127.0.0.1, or 0.0.0.0 for every network'),
  PORT: wholeNumber(65_535).default(4200).describe('a whole number from 0 to 65535'),
  PUBLIC_URL: origin
    .optional()
    .describe('http:// or https:// and a host, with no path, such as https://orders.example.com'),
  TRUST_PROXY: wholeNumber(10).optional().describe('the number of proxies in front, from 0 to 10'),
  RATE_LIMIT_EXEMPT_NETWORKS: networkRanges
    .default([])
    .describe('networks with commas between them, such as 127.0.0.0/8,::1/128'),
  DATA_DIR: z
    .string()
    .refine((text) => path.dirname(text) !== text)
    .default('.data')
    .describe('a folder of its own that this account may write to'),
  DATABASE_URL: urlThat(({ protocol }) => /^postgres(ql)?:$/.test(protocol))
    .optional()
    .describe('postgres://user:password@host:5432/database, with %40 for an @ in the password'),
  COMANDA_DEMO: z
    .enum(['0', '1', 'true', 'false'])
    .default('0')
    .transform((text) => text === '1' || text === 'true')
    .describe('0 or 1'),
  ADMIN_EMAIL: z.email().optional().describe('an e-mail address'),
  ADMIN_PASSWORD: panelPassword
    .optional()
    .describe('8 to 72 characters with small letters, capital letters and digits'),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'http', 'debug'])
    .default('info')
    .describe('error, warn, info, http or debug'),
  SMTP_URL: urlThat(({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '')
    .optional()
    .describe('smtp://user:password@host:587 or smtps://…, with %40 for an @ in the password'),
  MAIL_FROM: sender
    .default('Comanda <no-reply@comanda.test>')
    .describe('an e-mail address, or Name <address>'),
  SUPPORT_EMAIL: z.email().optional().describe('an e-mail address'),
  MAP_TILES_URL: template('z', 'x', 'y')
    .optional()
    .describe('the address of a server of map tiles, such as https://tiles.example.com/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .max(200)
    .regex(/^[^<>]*$/)
    .default('')
    .describe(
      'up to 200 characters without < and >: whom the map names, such as © OpenStreetMap contributors',
    ),
  GEOCODER_URL: urlThat(overTheWeb)
    .optional()
    .describe('the address of a search that answers like Nominatim, such as https://geo.example.com/search'),
  POSTAL_CODE_URL: template('code')
    .optional()
    .describe(
      'the address of a look-up that answers like ViaCEP, such as https://viacep.com.br/ws/{code}/json/',
    ),
  PRINTER_NETWORKS: z
    .union([z.literal('none').transform((): string[] => []), networkRanges])
    .optional()
    .describe('networks of printers with commas between them, such as 192.168.1.0/24,fd00::/8, or none'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/)
    .optional()
    .describe('a secret or restricted key of Stripe: sk_live_…, rk_live_… or one of the same with test'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/)
    .optional()
    .describe('the signing secret that Stripe shows for the webhook endpoint: whsec_…'),
  STRIPE_API_URL: origin
    .optional()
    .describe('http:// or https:// and a host, with no path, of something that answers as Stripe does'),
  APP_KEYS: z
    .string()
    .refine((text) => text.split(',').every((key) => key.trim().length >= SECRET_CHARACTERS))
    .optional()
    .describe(`keys with commas between them, each ${secretIs}`),
  ADMIN_JWT_SECRET: secret.describe(secretIs),
  API_TOKEN_SALT: secret.describe(secretIs),
  TRANSFER_TOKEN_SALT: secret.describe(secretIs),
  ENCRYPTION_KEY: secret.describe(secretIs),
  JWT_SECRET: secret.describe(secretIs),
});

export type SettingName = keyof typeof SETTINGS.shape;
export type Settings = z.output<typeof SETTINGS>;

/** What makes a server's tokens and seals its own: kept in the data folder where it is not set. */
export const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const satisfies SettingName[];
export type SecretName = (typeof SECRET_NAMES)[number];

/** Never repeated on a screen or in a log, not even to say that they are wrong. */
export const CONFIDENTIAL: ReadonlySet<string> = new Set<SettingName>([
  ...SECRET_NAMES,
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

const ON_THIS_MACHINE = /^https:\/\/(localhost|[\w.-]+\.localhost|127\.[\d.]+|\[::1\])(:|$)/;

/** What does not go together: for each, the sentence about settings that say it. */
export const CONTRADICTIONS: ((settings: Settings) => string | false)[] = [
  ({ PUBLIC_URL, TRUST_PROXY = 0 }) =>
    (PUBLIC_URL?.startsWith('https:') ?? false) &&
    TRUST_PROXY === 0 &&
    `TRUST_PROXY is 0 or not set, but PUBLIC_URL is ${PUBLIC_URL}, so something in front of Comanda does the TLS, and every visitor would seem to come from it: have it send X-Forwarded-For, and set TRUST_PROXY to the number of proxies between the internet and Comanda, 1 for one.`,
  ({ PUBLIC_URL = '', RATE_LIMIT_EXEMPT_NETWORKS }) =>
    RATE_LIMIT_EXEMPT_NETWORKS.length > 0 &&
    PUBLIC_URL.startsWith('https:') &&
    !ON_THIS_MACHINE.test(PUBLIC_URL) &&
    `RATE_LIMIT_EXEMPT_NETWORKS is set, but PUBLIC_URL is ${PUBLIC_URL}: the exemption is for tests and benchmarks on one's own machine, so take it out.`,
  ({ ADMIN_EMAIL, ADMIN_PASSWORD }) =>
    ADMIN_EMAIL !== undefined &&
    ADMIN_PASSWORD === undefined &&
    'ADMIN_PASSWORD is not set, but ADMIN_EMAIL is: the first super-admin needs both.',
  ({ ADMIN_EMAIL, ADMIN_PASSWORD }) =>
    ADMIN_PASSWORD !== undefined &&
    ADMIN_EMAIL === undefined &&
    'ADMIN_EMAIL is not set, but ADMIN_PASSWORD is: the first super-admin needs both.',
  ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
    STRIPE_SECRET_KEY !== undefined &&
    STRIPE_WEBHOOK_SECRET === undefined &&
    'STRIPE_WEBHOOK_SECRET is not set, but STRIPE_SECRET_KEY is: nobody would hear of payments, so set both or none.',
  ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
    STRIPE_WEBHOOK_SECRET !== undefined &&
    STRIPE_SECRET_KEY === undefined &&
    'STRIPE_SECRET_KEY is not set, but STRIPE_WEBHOOK_SECRET is: nobody could pay, so set both or none.',
  ({ COMANDA_DEMO, PUBLIC_URL = '', ADMIN_PASSWORD }) =>
    COMANDA_DEMO &&
    ADMIN_PASSWORD === undefined &&
    PUBLIC_URL.startsWith('https:') &&
    !ON_THIS_MACHINE.test(PUBLIC_URL) &&
    `COMANDA_DEMO is on, but ADMIN_EMAIL and ADMIN_PASSWORD are not set and PUBLIC_URL is ${PUBLIC_URL}: everybody knows the password of the demo's super-admin, so set both, or COMANDA_DEMO=0.`,
];
