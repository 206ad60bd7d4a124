import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../../../environment';
import { ApiError } from '../../../errors/api-error';

/**
 * How many orders one address may place at one store in a minute. A shop's own tablet or an office ordering lunch stays
 * far below; on the machine itself (tests, benchmarks) nothing is limited.
 */
const perMinute = new RateLimiterMemory({ keyPrefix: 'place', points: 30, duration: 60 });

const isLocal = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

export const customerLimits = {
  async take(ip: string, branchId: string): Promise<void> {
    if (environment.trustProxy === 0 && isLocal(ip)) return;
    try {
      await perMinute.consume(`${ip}:${branchId}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new ApiError(429, 'TOO_MANY_REQUESTS', {
        details: { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) },
      });
    }
  },
};
