import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedEvent } from '../../../src/integrations/payment/port';
import { stripeProvider } from '../../../src/integrations/payment/stripe';
import { mutatedEvent, STRIPE_OBJECTS } from '../../doubles/mutated-events';
import { signedBody, signedEvent } from '../../doubles/stripe-events';

const secret = 'whsec_x';
const provider = stripeProvider({ secretKey: 'sk_test_x', webhookSecret: secret });

/** The outcome of a body with a valid signature. */
function read(body: string): 'read' | 'malformed' {
  try {
    const event = provider.readEvent(body, signedBody(body, secret));
    expect(event).toMatchObject({ id: expect.any(String) as string, type: expect.any(String) as string });
    return 'read';
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedEvent);
    return 'malformed';
  }
}

describe('an event with a good signature', () => {
  it.each(Object.entries(STRIPE_OBJECTS))('%s is read as Stripe sends it', (type, object) => {
    const { payload, signature } = signedEvent(type, object, { secret });
    expect(provider.readEvent(payload, signature)?.about).not.toBeNull();
  });

  it('is read or called malformed, whatever of it is replaced or missing', () => {
    const became = new Set<string>();
    fc.assert(
      fc.property(mutatedEvent, (event) => {
        became.add(read(JSON.stringify(event)));
      }),
      { numRuns: 1000 },
    );
    expect([...became].sort()).toEqual(['malformed', 'read']);
  });

  it.each(['null', '[]', '"text"', '{', '{"id":1}', '[['.repeat(10_000)])('%j is malformed', (body) => {
    expect(read(body)).toBe('malformed');
  });
});
