import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../environment';
import { ApiError } from '../errors/api-error';

const QUARTER_HOUR = 15 * 60;

/** Tests sign in far more often from one address than people do. */
const factor = environment.mode === 'test' ? 100 : 1;

const byAccount = new RateLimiterMemory({ keyPrefix: 'account', points: 10, duration: QUARTER_HOUR });
const byAddress = new RateLimiterMemory({ keyPrefix: 'ip', points: 60 * factor, duration: QUARTER_HOUR });

/** Guesses are counted by account and by address, so that neither many accounts nor many addresses get more of them. */
export const loginAttempts = {
  async take(account: string, ip: string): Promise<void> {
    try {
      await byAddress.consume(ip);
      await byAccount.consume(account);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new ApiError(429, 'TOO_MANY_ATTEMPTS', {
        args: { minutes: Math.ceil(retryAfter / 60) },
        details: { retryAfter },
      });
    }
  },

  async forget(account: string): Promise<void> {
    await byAccount.delete(account);
  },
};
