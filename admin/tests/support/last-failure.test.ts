import { describe, expect, it } from 'vitest';
import { ticketContext } from '@contracts/support';
import { ApiError } from '@shared/api/error';
import { lastFailure, recordCrash, recordFailure } from '@shared/api/last-failure';
import { rememberPath, previousPath } from '@shared/routing/last-place';

const refused = (status: number, code: string, message = '') => new ApiError(status, message, { code });

describe('the last failure', () => {
  it('is what the server refused, without the query of what was asked and without tokens', () => {
    recordFailure(
      refused(503, 'UNAVAILABLE', 'Later'),
      'get',
      `/api/orders/${'a'.repeat(32)}/track?q=Ana&phone=1`,
    );
    expect(lastFailure()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Later',
      request: 'GET /api/orders/…/track',
    });
  });

  it('is not what stands beside a field, nor the end of a session, nor a PIN that is asked for', () => {
    recordFailure(refused(500, 'INTERNAL'), 'GET', '/api/home');
    const known = lastFailure();
    for (const [status, code] of [
      [400, 'REQUIRED'],
      [401, 'NOT_SIGNED_IN'],
      [403, 'PIN_REQUIRED'],
      [403, 'PIN_WRONG'],
    ] as const)
      recordFailure(refused(status, code), 'POST', '/api/products');
    expect(lastFailure()).toBe(known);
  });

  it('is a page that broke, and fits into what a ticket takes', () => {
    recordCrash(new TypeError('x'.repeat(1000)));
    expect(lastFailure()).toMatchObject({ code: 'TypeError' });
    expect(ticketContext.safeParse({ lastError: lastFailure() }).success).toBe(true);
  });
});

describe('the place before', () => {
  it('is where the person was last, other than here', () => {
    expect(previousPath('/here')).toBeUndefined();
    for (const place of ['/a', '/b', '/b', '/here']) rememberPath(place);
    expect(previousPath('/here')).toBe('/b');
    rememberPath('/c');
    expect(previousPath('/here')).toBe('/c');
  });
});
