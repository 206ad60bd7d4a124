// @vitest-environment jsdom
import { PERMISSION_NAMES, PERMISSIONS, ROLES } from '@domain/access';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../browser-fixture';
import { useAccessWords } from '@entities/access/access-words';
import access from '../../src/locales/en/access.json';
import navigation from '../../src/locales/en/navigation.json';
import portuguese from '../../src/locales/pt-BR/access.json';
import portugueseNavigation from '../../src/locales/pt-BR/navigation.json';

const NAME_AND_TEXT = { name: expect.any(String) as string, text: expect.any(String) as string };

describe('permissions', () => {
  it.each(PERMISSION_NAMES)(
    '%s has a name and a sentence, or those of its verb and its noun',
    (permission) => {
      const parts = permission.split('.');
      const own = parts.reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        access.permissions,
      );
      if (own !== undefined) return expect(own).toMatchObject(NAME_AND_TEXT);
      const [noun = '', verb = '', ...more] = parts;
      expect(more).toEqual([]);
      expect(Object.keys(access.ofNoun)).toContain(verb);
      expect(Object.keys(navigation.nouns)).toContain(noun);
    },
  );

  it('are told by verb and noun where nothing of their own is said, in the language of the person', async () => {
    await speakEnglish();
    i18next.addResourceBundle('en', 'navigation', navigation);
    i18next.addResourceBundle('en', 'access', {
      ...access,
      permissions: { seller: { edit: access.permissions.seller.edit } },
    });
    i18next.addResourceBundle('pt-BR', 'navigation', portugueseNavigation);
    i18next.addResourceBundle('pt-BR', 'access', { ...portuguese, permissions: {} });
    const words = () => renderHook(() => useAccessWords()).result.current;

    expect(words().permissionName('seller.view')).toBe('See sellers');
    expect(words().permissionText('seller.view')).toBe(access.ofNoun.view.text);
    expect(words().permissionName('seller.edit')).toBe(access.permissions.seller.edit.name);
    expect(words().permissionText('seller.edit')).toBe(access.permissions.seller.edit.text);
    await i18next.changeLanguage('pt-BR');
    expect(words().permissionName('seller.edit')).toBe('Alterar vendedores');
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
