import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, forgetDrafts, keepDrafts, keptDraft, offerDraft } from '@shared/form/drafts';

const EMPTY = { name: '', tags: [] as string[] };
const typed = { base: { values: EMPTY, version: 3 }, values: { name: 'Margherita', tags: ['new'] } };

/** Keeps each value as a property of its own, as the browser's storage does. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

const standAt = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Storage());
  standAt('/dashboard/menu/products/new');
});

describe('what was typed when the session ended', () => {
  it('is there again for the same person in the same form', () => {
    const key = draftKey(EMPTY);
    const close = offerDraft(key, () => typed);
    keepDrafts('ana');
    close();
    forgetDrafts('ana');
    expect(keptDraft(key, EMPTY)).toEqual(typed);
  });

  it('is not there for anybody else, nor later for who typed it', () => {
    const key = draftKey(EMPTY);
    const close = offerDraft(key, () => typed);
    keepDrafts('ana');
    close();
    forgetDrafts('bia');
    expect(keptDraft(key, EMPTY)).toBeNull();
  });

  it('belongs to one address and to the fields it was typed in', () => {
    const key = draftKey(EMPTY);
    const close = offerDraft(key, () => typed);
    keepDrafts('ana');
    close();
    expect(keptDraft(draftKey({ ...EMPTY, price: 0 }), { ...EMPTY, price: 0 })).toBeNull();
    standAt('/dashboard/menu/products/edit/7');
    expect(keptDraft(draftKey(EMPTY), EMPTY)).toBeNull();
  });

  it('is nothing where nothing was typed, or where it must not be written down', () => {
    const key = draftKey(EMPTY);
    const close = offerDraft(key, () => null);
    keepDrafts('ana');
    close();
    expect(keptDraft(key, EMPTY)).toBeNull();
  });

  it('is gone after signing out', () => {
    const key = draftKey(EMPTY);
    const close = offerDraft(key, () => typed);
    keepDrafts('ana');
    close();
    forgetDrafts();
    expect(keptDraft(key, EMPTY)).toBeNull();
  });

  it('does without a device that refuses to keep anything', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const key = draftKey(EMPTY);
    const close = offerDraft(key, () => typed);
    keepDrafts('ana');
    close();
    expect(keptDraft(key, EMPTY)).toBeNull();
  });
});
