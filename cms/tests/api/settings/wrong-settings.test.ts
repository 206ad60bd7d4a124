import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SECRET_NAMES, SETTINGS } from '../../../src/environment/settings';
import { tally } from '../support/proof';
import { serverUrl } from '../support/server';
import { expectSentence } from '../support/refused-start';
import { newFolder, newHome, runToEnd, type Home } from '../support/spawned';

const PATIENCE_MS = 60_000;
const HTTPS = 'https://orders.example.com';

type Env = Record<string, string>;
type Wrong = [setting: string, value: string, words: RegExp];

/** A value that is wrong by itself: the setting, the value, and what the sentence says beside the setting's name. */
const WRONG_VALUES: Wrong[] = [
  ['NODE_ENV', 'staging', /production, development or test; it is "staging"/],
  ['HOST', 'no such host!', /a name or an address of this machine.*it is "no such host!"/],
  ['HOST', '999.999.999.999', /0\.0\.0\.0 for every network; it is "999/],
  ['HOST', '192.0.2.1', /it is "192\.0\.2\.1": .*EADDRNOTAVAIL/],
  ['HOST', 'no-such-host.invalid', /it is "no-such-host\.invalid": getaddrinfo/],
  ['PORT', 'http', /a whole number from 0 to 65535; it is "http"/],
  ['PORT', '70000', /a whole number from 0 to 65535; it is "70000"/],
  ['PORT', '-1', /a whole number from 0 to 65535/],
  ['PORT', '42.5', /a whole number from 0 to 65535/],
  ['PUBLIC_URL', 'orders.example.com', /http:\/\/ or https:\/\/ and a host/],
  ['PUBLIC_URL', 'ftp://orders.example.com', /http:\/\/ or https:\/\/ and a host/],
  ['PUBLIC_URL', 'http://orders.example.com/shop', /with no path, such as/],
  ['PUBLIC_URL', 'http://me:secret@orders.example.com', /and a host, with no path/],
  ['TRUST_PROXY', 'true', /the number of proxies in front, from 0 to 10; it is "true"/],
  ['TRUST_PROXY', '11', /from 0 to 10; it is "11"/],
  ['RATE_LIMIT_EXEMPT_NETWORKS', '127.0.0.1', /networks with commas.*it is "127\.0\.0\.1"/],
  ['DATA_DIR', '/', /a folder of its own that this account may write to; it is "\/"/],
  ['DATA_DIR', '/dev/null', /may write to; \/dev\/null is not: ENOTDIR/],
  ['DATA_DIR', '/dev/null/data', /may write to; \/dev\/null\/data is not: ENOTDIR/],
  ['DATA_DIR', '/proc/comanda', /may write to; \/proc\/comanda is not: /],
  ['DATABASE_URL', 'mysql://me:hidden@127.0.0.1/comanda', /postgres:\/\/user:password@host/],
  ['DATABASE_URL', 'comanda', /postgres:\/\/user:password@host/],
  ['DATABASE_URL', 'postgres://me:hidden@127.0.0.1:1/comanda', /can be reached.*127\.0\.0\.1:1\/comanda/],
  ['DATABASE_URL', 'postgres://me:hidden@no-such-host.invalid/comanda', /can be reached.*getaddrinfo/],
  ['COMANDA_DEMO', 'maybe', /0 or 1; it is "maybe"/],
  ['ADMIN_EMAIL', 'root', /an e-mail address; it is "root"/],
  ['ADMIN_PASSWORD', 'short1A', /8 to 72 characters/],
  ['ADMIN_PASSWORD', 'no-capital-letter-1', /capital letters/],
  ['LOG_LEVEL', 'loud', /error, warn, info, http or debug; it is "loud"/],
  ['SMTP_URL', 'mail.example.com:587', /smtp:\/\/user:password@host:587/],
  ['SMTP_URL', 'http://me:hidden@mail.example.com', /smtp:\/\/user:password@host:587/],
  ['MAIL_FROM', 'Comanda', /an e-mail address, or Name <address>; it is "Comanda"/],
  ['MAIL_FROM', 'Comanda <nobody>', /Name <address>/],
  ['SUPPORT_EMAIL', 'support', /an e-mail address; it is "support"/],
  ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}.png', /such as https:\/\/tiles\.example\.com\/\{z\}/],
  ['MAP_TILES_URL', 'ftp://tiles.example.com/{z}/{x}/{y}.png', /a server of map tiles/],
  ['MAP_TILES_ATTRIBUTION', '<b>Maps</b>', /without < and >/],
  ['GEOCODER_URL', 'geo.example.com', /answers like Nominatim/],
  ['POSTAL_CODE_URL', 'https://viacep.com.br/ws/', /answers like ViaCEP/],
  ['STRIPE_SECRET_KEY', 'pk_live_hidden', /sk_live_…/],
  ['STRIPE_WEBHOOK_SECRET', 'hidden', /the signing secret that Stripe shows/],
  ['STRIPE_API_URL', 'https://127.0.0.1/v1', /with no path, of something that answers as Stripe does/],
  ['PRINTER_NETWORKS', '192.168.1.50', /networks of printers/],
  ['APP_KEYS', 'a-long-enough-first-key,short', /keys with commas between them, each at least 16/],
  ...SECRET_NAMES.map((name): Wrong => [name, 'too-short', /at least 16 characters.*openssl rand/]),
];

/** Settings that do not go together; the first one named is the one that begins the sentence. */
const CONTRADICTIONS: [setting: string, env: Env, words: RegExp][] = [
  ['TRUST_PROXY', { PUBLIC_URL: HTTPS }, /is 0 or not set, but PUBLIC_URL is https:.*1 for one/],
  ['TRUST_PROXY', { PUBLIC_URL: HTTPS, TRUST_PROXY: '0' }, /send X-Forwarded-For.*1 for one/],
  [
    'RATE_LIMIT_EXEMPT_NETWORKS',
    { PUBLIC_URL: HTTPS, TRUST_PROXY: '1', RATE_LIMIT_EXEMPT_NETWORKS: '127.0.0.0/8' },
    /is set, but PUBLIC_URL is https:/,
  ],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'root@example.com' }, /is not set, but ADMIN_EMAIL is/],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Root-password-1' }, /is not set, but ADMIN_PASSWORD is/],
  [
    'STRIPE_WEBHOOK_SECRET',
    { STRIPE_SECRET_KEY: 'sk_test_hidden', STRIPE_WEBHOOK_SECRET: '' },
    /is not set, but STRIPE_SECRET_KEY is.*set both or none/,
  ],
  [
    'STRIPE_SECRET_KEY',
    { STRIPE_WEBHOOK_SECRET: 'whsec_hidden', STRIPE_SECRET_KEY: '' },
    /is not set, but STRIPE_WEBHOOK_SECRET is.*set both or none/,
  ],
  [
    'COMANDA_DEMO',
    { COMANDA_DEMO: '1', PUBLIC_URL: HTTPS, TRUST_PROXY: '1' },
    /everybody knows the password.*set both, or COMANDA_DEMO=0/,
  ],
];

/** A data folder of a SQLite server in which something is broken before it starts. */
function brokenHome(breakIt: (folder: string) => void): Home {
  const folder = newFolder();
  breakIt(folder);
  return { folder };
}

const onSqlite = { DATABASE_URL: '' };

describe('a server that cannot run as it is told', () => {
  it.each(WRONG_VALUES)(
    'says of %s=%s in one sentence what would be right',
    async (setting, value, words) => {
      await expectSentence({ folder: newFolder() }, { [setting]: value }, setting, words);
    },
    PATIENCE_MS,
  );

  it('knows a wrong value of every setting', () => {
    expect([...new Set(WRONG_VALUES.map(([setting]) => setting))].sort()).toEqual(
      Object.keys(SETTINGS.shape).sort(),
    );
    tally('wrong settings', WRONG_VALUES.length + CONTRADICTIONS.length);
  });

  it.each(CONTRADICTIONS)(
    'says that %s does not go together with %o',
    async (setting, env, words) => {
      await expectSentence({ folder: newFolder() }, env, setting, words);
    },
    PATIENCE_MS,
  );

  it('says everything that is wrong at once, a sentence each', async () => {
    const env = { PORT: 'http', MAIL_FROM: 'nobody', LOG_LEVEL: 'loud' };
    const { code, said } = await runToEnd({ folder: newFolder() }, { env });
    expect(said.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^LOG_LEVEL must be/),
      expect.stringMatching(/^MAIL_FROM must be/),
    ]);
    expect(code).toBe(1);
  });

  it('names the port that something else listens at', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const words = new RegExp(`nothing else listens at; ${port} on 127\\.0\\.0\\.1 is taken`);
    await expectSentence({ folder: newFolder() }, { PORT: String(port) }, 'PORT', words);
  });
});

describe('a data folder that cannot be used', () => {
  const broken: [name: string, breakIt: (folder: string) => void, words: RegExp][] = [
    [
      'a database that is none',
      (folder) => writeFileSync(path.join(folder, 'comanda.db'), 'Not a database. '.repeat(512)),
      /a sound database, or none; .*comanda\.db is damaged \(file is not a database\): put a backup/,
    ],
    [
      'a folder in place of the database',
      (folder) => mkdirSync(path.join(folder, 'comanda.db')),
      /comanda\.db cannot be used: unable to open database file/,
    ],
    [
      'a file in place of the outbox',
      (folder) => writeFileSync(path.join(folder, 'outbox'), ''),
      /may write to; .* is not: ENOTDIR/,
    ],
    [
      'half a file of secrets',
      (folder) => writeFileSync(path.join(folder, 'secrets.json'), '{"APP_KEYS": "abc'),
      /the secrets\.json that belongs to its data, or none; .*put its copy back, or set APP_KEYS/,
    ],
    [
      'secrets that are none',
      (folder) => writeFileSync(path.join(folder, 'secrets.json'), '{"JWT_SECRET": 7, "APP_KEYS": ""}'),
      /secrets\.json cannot be used \(APP_KEYS, JWT_SECRET\)/,
    ],
  ];

  it.each(broken)('is said to be so: %s', async (_, breakIt, words) => {
    await expectSentence(brokenHome(breakIt), onSqlite, 'DATA_DIR', words);
  });

  it('is left as it is, its broken secrets too', async () => {
    const home = brokenHome((folder) => writeFileSync(path.join(folder, 'secrets.json'), '{'));
    await runToEnd(home, { env: onSqlite });
    expect(readFileSync(path.join(home.folder, 'secrets.json'), 'utf8')).toBe('{');
  });

  it.runIf(process.getuid?.() !== 0)('is said to be so: one that may not be written to', async () => {
    const home = brokenHome((folder) => chmodSync(folder, 0o500));
    await expectSentence(home, onSqlite, 'DATA_DIR', /may write to; .* is not: EACCES/);
  });

  it.runIf(!process.env.DATABASE_URL)(
    'is said to be so: a database with a damaged middle',
    async () => {
      await serverUrl();
      const home = await newHome();
      const file = path.join(home.folder, 'comanda.db');
      const half = Math.floor(statSync(file).size / 2);
      writeSync(openSync(file, 'r+'), Buffer.alloc(half, 7), 0, half, half);
      await expectSentence(
        home,
        onSqlite,
        'DATA_DIR',
        /comanda\.db is damaged \(.*malformed\): put a backup/,
      );
    },
    PATIENCE_MS,
  );
});
