import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../../../src/integrations/payment/port';
import { stripeProvider } from '../../../src/integrations/payment/stripe';

const REFUSAL = {
  error: {
    type: 'invalid_request_error',
    message:
      "The provided key 'rk_test_*****' does not have the required permissions for this endpoint on account 'acct_1'. Having the 'rak_payment_intent_read' permission would allow this request to continue.",
  },
};

let stripe: Server;

beforeAll(async () => {
  stripe = createServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(REFUSAL));
  }).listen(0, '127.0.0.1');
  await once(stripe, 'listening');
});
afterAll(async () => {
  stripe.closeAllConnections();
  stripe.close();
  await once(stripe, 'close');
});

describe('a key that may not do what it is used for', () => {
  it('is asked again later, and the failure names the permission and not the key', async () => {
    const { port } = stripe.address() as AddressInfo;
    const settings = { secretKey: 'rk_test_x', webhookSecret: 'whsec_x' };
    const provider = stripeProvider({ ...settings, apiUrl: `http://127.0.0.1:${port}` });
    const failure: unknown = await provider.orderOfPayment('pi_1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(String(failure)).toContain('rak_payment_intent_read');
    expect(String(failure)).not.toContain('rk_test');
  });
});
