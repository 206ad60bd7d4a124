import { describe, expect, it } from 'vitest';
import { stubStorage } from '../device-fixture';
import {
  savePendingCode,
  readPendingCode,
  clearPendingCode,
  codeFromLink,
} from '../../src/features/account/validate-code/pending-code';
import { digitsOf } from '@entities/credential/code-input';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('reads %j as the code %j', (pasted, code) => {
  expect(digitsOf(pasted, 6)).toBe(code);
});

describe('the code that is waited for', () => {
  it('is known after a reload, until it has arrived', () => {
    stubStorage({ name: 'sessionStorage' });
    savePendingCode({ purpose: 'SIGNUP', email: 'ana@cantina.test', resendAt: 5 });
    expect(readPendingCode()).toEqual({ purpose: 'SIGNUP', email: 'ana@cantina.test', resendAt: 5 });
    clearPendingCode();
    expect(readPendingCode()).toBeNull();
  });

  it('is nothing where the device keeps nothing, or something else', () => {
    const kept = stubStorage({ name: 'sessionStorage', full: true });
    savePendingCode({ purpose: 'SIGNUP', email: 'ana@cantina.test' });
    expect(readPendingCode()).toBeNull();
    kept.set('comanda.code', '{"purpose":"OTHER","email":"ana@cantina.test"}');
    expect(readPendingCode()).toBeNull();
    kept.set('comanda.code', 'not json');
    expect(readPendingCode()).toBeNull();
  });
});

describe('the button of a mail', () => {
  it('says what for and for whom, and brings its token where no server sees it', () => {
    expect(codeFromLink('?purpose=RECOVERY&email=ana%2Bx%40cantina.test', '#abc')).toEqual({
      pending: { purpose: 'RECOVERY', email: 'ana+x@cantina.test' },
      token: 'abc',
    });
  });

  it('may come without a token', () => {
    expect(codeFromLink('?purpose=SIGNUP&email=ana@cantina.test', '')?.token).toBeNull();
  });

  it.each(['', '?purpose=SIGNUP', '?email=ana@cantina.test', '?purpose=ADMIN&email=ana@cantina.test'])(
    'is none in %j',
    (search) => expect(codeFromLink(search, '#abc')).toBeNull(),
  );
});
