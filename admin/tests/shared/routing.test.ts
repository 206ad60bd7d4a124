import { describe, expect, it } from 'vitest';
import { fillPath, safeReturnPath } from '@shared/routing/path';

describe('the way back after sign-in', () => {
  it('is a place of this site', () => {
    expect(safeReturnPath('/dashboard/orders?state=PENDING')).toBe('/dashboard/orders?state=PENDING');
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'dashboard',
    '',
    null,
  ])('is never %j', (to) => expect(safeReturnPath(to)).toBeNull());
});

describe('a path with names in it', () => {
  it('is filled with what they stand for', () => {
    expect(fillPath('/dashboard/orders/details/:id', { id: 'a/b' })).toBe('/dashboard/orders/details/a%2Fb');
  });

  it('is not left half filled', () => {
    expect(() => fillPath('/dashboard/orders/details/:id', {})).toThrow('id');
  });
});
