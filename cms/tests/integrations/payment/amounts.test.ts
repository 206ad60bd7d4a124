import { expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from '../../../src/integrations/payment/amounts';

it.each([
  ['BRL', 1990, 1990],
  ['JPY', 900, 900],
  ['CLP', 1500, 1500],
  ['KWD', 1230, 1230],
  // Stripe counts these by hundredths that nobody has.
  ['ISK', 1500, 150_000],
  ['UGX', 3700, 370_000],
  ['MGA', 50_000, 500],
])('%s: %i minor units are %i at Stripe, and back', (currency, cents, amount) => {
  expect(toStripeAmount(cents, currency)).toBe(amount);
  expect(fromStripeAmount(amount, currency.toLowerCase())).toBe(cents);
});

it.each([
  ['KWD', 1234],
  ['MGA', 50_001],
])('%s: %i cannot be taken there', (currency, cents) => {
  expect(toStripeAmount(cents, currency)).toBeNull();
});
