import { PERMISSION_NAMES, PERMISSIONS, ROLES } from '@domain/access';
import { describe, expect, it } from 'vitest';
import { PERMISSION_AREAS } from '@entities/access/permission-areas';
import access from '../../src/locales/en/access.json';

const arranged = Object.values(PERMISSION_AREAS).flat() as string[];

describe('permissions', () => {
  it('stand in one area each, except the one that only shows a refusal', () => {
    const expected = PERMISSION_NAMES.filter((name) => name !== 'forbidden.test');
    expect([...arranged].sort()).toEqual([...expected].sort());
  });

  it.each(PERMISSION_NAMES)('%s has a name and a sentence', (permission) => {
    const words = permission
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], access.permissions);
    expect(words).toMatchObject({ name: expect.any(String) as string, text: expect.any(String) as string });
  });

  it('are held in ways that have a word', () => {
    const grants = new Set(
      PERMISSION_NAMES.flatMap((name) => {
        const row: Record<string, string | undefined> = PERMISSIONS[name];
        return ROLES.flatMap((role) => row[role] ?? []);
      }),
    );
    expect([...grants].filter((grant) => !(grant in access.grants))).toEqual([]);
  });

  it('name bounds of grants that somebody holds', () => {
    for (const [noun, verbs] of Object.entries(access.bounds)) {
      for (const [verb, bounds] of Object.entries(verbs)) {
        const row = PERMISSIONS[`${noun}.${verb}` as keyof typeof PERMISSIONS];
        expect(Object.values(row), `${noun}.${verb}`).toEqual(
          expect.arrayContaining(Object.keys(bounds)) as string[],
        );
      }
    }
  });
});
