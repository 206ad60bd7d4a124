import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@domain/time';
import {
  draftKey,
  deleteAllDrafts,
  saveOpenForms,
  loadDraft,
  registerForm,
  saveDraft,
  claimDrafts,
  type Draft,
} from '@shared/form/drafts';

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

const MONDAY = Date.parse('2031-03-03T12:00:00.000Z');

const back = (key: string, fields: object = EMPTY) => {
  const draft = loadDraft('window', key, fields);
  return draft && { base: draft.base, values: draft.values };
};

beforeEach(() => {
  deleteAllDrafts();
  vi.stubGlobal('sessionStorage', new Storage());
  vi.stubGlobal('localStorage', new Storage());
  standAt('/dashboard/menu/products/new');
});

describe('what was typed when the session ended', () => {
  it('is there again for the same person in the same form', () => {
    const key = draftKey(EMPTY);
    const close = registerForm(key, () => typed);
    saveOpenForms('ana');
    close();
    claimDrafts('ana');
    expect(back(key)).toEqual(typed);
  });

  it('is not there for anybody else, nor later for who typed it', () => {
    const key = draftKey(EMPTY);
    const close = registerForm(key, () => typed);
    saveOpenForms('ana');
    close();
    claimDrafts('bia');
    expect(back(key)).toBeNull();
  });

  it('belongs to one address and to the fields it was typed in', () => {
    const key = draftKey(EMPTY);
    const close = registerForm(key, () => typed);
    saveOpenForms('ana');
    close();
    claimDrafts('ana');
    expect(back(draftKey({ ...EMPTY, price: 0 }), { ...EMPTY, price: 0 })).toBeNull();
    standAt('/dashboard/menu/products/edit/7');
    expect(back(draftKey(EMPTY))).toBeNull();
  });

  it('is nothing where nothing was typed, or where it must not be written down', () => {
    const key = draftKey(EMPTY);
    const close = registerForm(key, () => null);
    saveOpenForms('ana');
    close();
    claimDrafts('ana');
    expect(back(key)).toBeNull();
  });

  it('is gone after signing out', () => {
    const key = draftKey(EMPTY);
    const close = registerForm(key, () => typed);
    saveOpenForms('ana');
    close();
    deleteAllDrafts();
    claimDrafts('ana');
    expect(back(key)).toBeNull();
  });

  it('does without a device that refuses to keep anything', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    const key = draftKey(EMPTY);
    const close = registerForm(key, () => typed);
    saveOpenForms('ana');
    close();
    claimDrafts('ana');
    expect(back(key)).toBeNull();
  });
});

describe('what was typed and neither saved nor thrown away', () => {
  const kept = (key: string, now = MONDAY) => {
    const draft = loadDraft('device', key, EMPTY, now);
    return draft && { base: draft.base, values: draft.values };
  };

  it('is there again on this device with the version it was begun with, and says when it was typed', () => {
    claimDrafts('ana', MONDAY);
    const key = draftKey(EMPTY);
    expect(saveDraft(key, typed, MONDAY)).toBe(true);
    claimDrafts('ana', MONDAY + DAY_MS);
    expect(loadDraft('device', key, EMPTY, MONDAY + DAY_MS)).toEqual({ ...typed, at: MONDAY });
  });

  it('is nobody else’s, in another business no more than for another person', () => {
    claimDrafts('ana@casa', MONDAY);
    const key = draftKey(EMPTY);
    saveDraft(key, typed, MONDAY);
    claimDrafts('ana@cantina', MONDAY);
    expect(kept(key)).toBeNull();
    claimDrafts('ana@casa', MONDAY);
    expect(kept(key)).toBeNull();
  });

  it('belongs to one branch where the address names none', () => {
    claimDrafts('ana', MONDAY);
    saveDraft(draftKey(EMPTY, 'centro'), typed, MONDAY);
    expect(kept(draftKey(EMPTY, 'praia'))).toBeNull();
    expect(kept(draftKey(EMPTY, 'centro'))).toEqual(typed);
  });

  it('is gone after a week', () => {
    claimDrafts('ana', MONDAY);
    const key = draftKey(EMPTY);
    saveDraft(key, typed, MONDAY);
    expect(kept(key, MONDAY + 7 * DAY_MS)).toEqual(typed);
    expect(kept(key, MONDAY + 7 * DAY_MS + 1)).toBeNull();
    claimDrafts('ana', MONDAY + 8 * DAY_MS);
    expect(kept(key)).toBeNull();
  });

  it('is gone after signing out, and nothing is written once nobody is there', () => {
    claimDrafts('ana', MONDAY);
    const key = draftKey(EMPTY);
    saveDraft(key, typed, MONDAY);
    deleteAllDrafts();
    expect(saveDraft(key, typed, MONDAY)).toBe(false);
    claimDrafts('ana', MONDAY);
    expect(kept(key)).toBeNull();
  });

  it('keeps a field empty that holds no number yet', () => {
    claimDrafts('ana', MONDAY);
    const priced = { name: '', price: NaN };
    const draft: Draft<typeof priced> = {
      base: { values: priced, version: 0 },
      values: { ...priced, name: 'Pizza' },
    };
    saveDraft(draftKey(priced), draft, MONDAY);
    expect(loadDraft('device', draftKey(priced), priced, MONDAY)?.values).toEqual(draft.values);
  });
});
