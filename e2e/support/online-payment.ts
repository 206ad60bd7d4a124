import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startStripeDouble, type StripeDouble } from '@doubles/stripe-double';
import { freePort } from './free-port';
import { People } from './people';
import { serverSettings } from './server-settings';
import { expect, test as journey } from './test';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_journeys', STRIPE_WEBHOOK_SECRET: 'whsec_journeys' };
const SERVER = fileURLToPath(new URL('./server.mjs', import.meta.url));

interface PaidServer {
  url: string;
  /** Where customers pay. */
  stripeUrl: string;
  stripe: StripeDouble;
}

/** Journeys at a server of their own, which has the keys to a double of the payment provider; the other one has none. */
export const test = journey.extend<{ stripe: StripeDouble }, { server: PaidServer }>({
  server: [
    async ({ playwright: _ }, use) => {
      const [port, stripePort] = [await freePort(), await freePort()];
      const url = `http://127.0.0.1:${port}`;
      const stripeUrl = `http://127.0.0.1:${stripePort}`;
      const stripe = await startStripeDouble({
        apiUrl: stripeUrl,
        secretKey: KEYS.STRIPE_SECRET_KEY,
        webhook: { url: `${url}/api/payments/stripe/webhook`, secret: KEYS.STRIPE_WEBHOOK_SECRET },
      });
      // A second server on the same database would be the same restaurant.
      const own = { ...KEYS, STRIPE_API_URL: stripeUrl, DATABASE_URL: '' };
      const env = { ...process.env, ...serverSettings(port), ...own };
      const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      const gone = once(server, 'exit');
      const isReady = () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { message: 'the server is ready', timeout: 170_000 }).toBe(true);
      await use({ url, stripeUrl, stripe });
      server.kill('SIGTERM');
      await gone;
      await stripe.stop();
      for (const left of [`../.data/${port}`, `../.data/${port}.pid`])
        rmSync(fileURLToPath(new URL(left, import.meta.url)), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  people: [
    async ({ playwright, server }, use) => {
      await use(new People(playwright.request, server.url));
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  complaints: async ({ complaints, server }, use) => {
    complaints.allow(server.stripeUrl);
    await use(complaints);
  },

  stripe: async ({ server: { stripe } }, use) => {
    await use(stripe);
    stripe.refundsAre('succeeded');
    stripe.losesEvents(false);
  },
});
