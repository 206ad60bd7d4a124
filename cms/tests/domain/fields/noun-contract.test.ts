import { describe, expect, it } from 'vitest';
import { formValues, nounContract } from '../../../src/contracts/noun-contract';
import {
  amount,
  code,
  count,
  day,
  flag,
  initially,
  key,
  multilineText,
  needed,
  orNull,
  reference,
} from '../../../src/domain/fields';

const BAG = nounContract('branch.edit', {
  code: needed(key),
  size: code(['S', 'M', 'L']),
  notes: orNull(multilineText(20)),
  courierId: orNull(reference('couriers')),
  boughtOn: orNull(day),
  depositCents: { ...amount(0, 5000), write: 'settings.edit' },
  pockets: initially(count(0, 9), 2),
  cold: flag,
  state: code(['ACTIVE', 'PAUSED']),
});
const EMPTY = {
  code: '',
  size: 'S',
  notes: null,
  courierId: null,
  boughtOn: null,
  depositCents: 0,
  pockets: 2,
  cold: false,
  state: 'ACTIVE',
};

describe('the contract of a noun', () => {
  it('fills in whatever a new row leaves out, and asks for the rest', () => {
    expect(BAG.create.parse({ branchId: 'b', code: 'bag-1' })).toEqual({
      ...EMPTY,
      branchId: 'b',
      code: 'BAG-1',
    });
    expect(BAG.create.safeParse({ branchId: 'b' }).success).toBe(false);
    expect(BAG.create.safeParse({ branchId: 'b', code: 'BAG-1', owner: 'me' }).success).toBe(false);
    expect(BAG.empty).toEqual(EMPTY);
  });

  it('changes only the fields of an update, which names its version', () => {
    expect(BAG.update.parse({ version: 3, size: 'L' })).toEqual({ version: 3, size: 'L' });
    expect(BAG.update.safeParse({ size: 'L' }).success).toBe(false);
  });

  it.each([
    ['code', 'AB'],
    ['code', 'NO SPACE'],
    ['size', 'XL'],
    ['notes', 'x'.repeat(21)],
    ['courierId', ''],
    ['boughtOn', '2026-02-30'],
    ['depositCents', 5001],
    ['depositCents', -1],
    ['pockets', 10],
    ['cold', null],
    ['state', 'ARCHIVED'],
  ])('refuses %s: %s', (name, value) => {
    expect(BAG.update.safeParse({ version: 1, [name]: value }).success).toBe(false);
  });

  it('writes a field by the permission of the noun, unless the field names another', () => {
    const { depositCents, ...others } = BAG.writePermissions;
    expect(depositCents).toBe('settings.edit');
    expect(new Set(Object.values(others))).toEqual(new Set(['branch.edit']));
    expect(Object.keys(BAG.writePermissions)).toEqual(Object.keys(EMPTY));
  });

  it('edits of a row the declared fields; a state that nobody can choose becomes the default', () => {
    const row = { ...EMPTY, id: '1', version: 2, code: 'BAG-1', size: 'L', state: 'ARCHIVED' };
    expect(formValues(BAG, row)).toEqual({ ...EMPTY, code: 'BAG-1', size: 'L', state: 'ACTIVE' });
  });
});
