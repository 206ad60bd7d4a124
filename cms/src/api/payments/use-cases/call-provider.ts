import { ApiError } from '../../../errors/api-error';
import { logFailure } from '../../../errors/log-failure';
import { ProviderUnavailable, ProviderRefused } from '../../../integrations/payment/port';

/** What a customer may try again after, seconds. */
const RETRY_SECONDS = 10;

/** What the provider answers to somebody who waits for it; where it does not, that is said in words. */
export async function callProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    logFailure('The payment provider did not do what it was asked for', error);
    if (error instanceof ProviderRefused) throw new ApiError(422, 'PAYMENT_REFUSED');
    throw new ApiError(503, 'PAYMENT_PROVIDER_AWAY', { details: { retryAfter: RETRY_SECONDS } });
  }
}
