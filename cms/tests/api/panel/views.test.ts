import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../../src/admin/locales/en.json';
import es from '../../../src/admin/locales/es.json';
import ptBR from '../../../src/admin/locales/pt-BR.json';
import { PRODUCT_WORDS } from '../../../src/domain/menu/words';
import { PAYMENT_METHODS } from '../../../src/domain/orders/payment';
import { PLAN_FEATURES, PLAN_LIMITS } from '../../../src/domain/plans';
import { CHECKED_NOUN, isChecked } from '../support/checked-noun';
import { client } from '../support/client';
import { newPanelUser, panel, panelTypes } from '../support/panel';
import { fromServer, serverUrl } from '../support/server';

const VIEWS = path.resolve(import.meta.dirname, '../../../src/bootstrap/panel/views');

const wordsFile = (locale: string) => `cms/src/admin/locales/${locale}.json`;

interface Configuration {
  settings: { mainField: string; defaultSortBy: string; searchable: boolean };
  metadatas: Record<string, { edit: { label?: string; description?: string }; list: { label?: string } }>;
  layouts: { list: string[]; edit: { name: string }[][] };
}

/** All types, or that of the noun which is checked. */
const viewedTypes = async () =>
  (await panelTypes()).filter(({ info }) => isChecked(`GET /api/${info.pluralName}`));

const viewOf = async (uid: string): Promise<Configuration> => {
  const superAdmin = await panel('strapi-super-admin');
  const { body } = await superAdmin.get<{ data: { contentType: Configuration } }>(
    `/content-manager/content-types/${uid}/configuration`,
  );
  return body.data.contentType;
};

// Where this file is the first, the server boots here, which may take longer than a test.
beforeAll(async () => void (await serverUrl()));

describe("the panel's lists and forms", () => {
  it('are of types that there are', async () => {
    const types = (await panelTypes()).map(({ uid }) => uid);
    const files = readdirSync(VIEWS).map((name) => readFileSync(path.join(VIEWS, name), 'utf8'));
    for (const file of files)
      expect(types).toEqual(expect.arrayContaining(Object.keys(JSON.parse(file) as object)));
  });

  it('name a row by something people say, and show more than ids', async () => {
    for (const { uid } of await viewedTypes()) {
      const { settings, layouts } = await viewOf(uid);
      expect(['id', 'documentId'], uid).not.toContain(settings.mainField);
      expect(layouts.list[0], uid).toBe(settings.mainField);
      expect(layouts.list.length, uid).toBeGreaterThanOrEqual(4);
      expect(layouts.list, uid).not.toContain('id');
    }
  });

  it('have a label in words for every field; amounts and rates are in units, as everywhere', async () => {
    for (const { uid } of await viewedTypes()) {
      const { metadatas, layouts } = await viewOf(uid);
      for (const name of [...layouts.list, ...layouts.edit.flat().map((cell) => cell.name)]) {
        const { edit, list } = metadatas[name] ?? {};
        expect(list?.label, `${uid} ${name}`).toMatch(/^[A-Z][\w ()-]+$/);
        expect(list?.label, `${uid} ${name}`).not.toMatch(/cents|basis points|bps/i);
        expect(edit?.description ?? '', `${uid} ${name}`).not.toMatch(/R\$|smallest unit|basis points/);
      }
    }
  });

  it('show what a super-admin looks for in people: name, e-mail, role, business, state', async () => {
    const { layouts } = await viewOf('plugin::users-permissions.user');
    expect(layouts.list).toEqual(
      expect.arrayContaining(['name', 'email', 'role', 'businessId', 'state', 'blocked']),
    );
  });

  it('are there in every language: types, fields and what is said below them', async () => {
    for (const { locale, words } of [
      { locale: 'pt-BR' as const, words: ptBR },
      { locale: 'es' as const, words: es },
    ]) {
      const fields: Record<string, string> = { ...PRODUCT_WORDS[locale].fields, ...words.fields };
      const hints: Record<string, string> = words.hints;
      const types: Record<string, string> = words.types;
      for (const { uid, info } of await viewedTypes()) {
        expect(types[info.displayName], `${uid}: "types" in ${wordsFile(locale)}`).toBeTruthy();
        const { metadatas, layouts } = await viewOf(uid);
        for (const name of new Set([...layouts.list, ...layouts.edit.flat().map((cell) => cell.name)])) {
          expect(fields[name], `${uid}, ${name}: "fields" in ${wordsFile(locale)}`).toBeTruthy();
          const hint = metadatas[name]?.edit.description;
          if (hint) expect(hints[hint], `${hint}: "hints" in ${wordsFile(locale)}`).toBeTruthy();
        }
      }
      expect(Object.keys(words.values).sort(), `"values" in ${wordsFile(locale)}`).toEqual(
        Object.keys(en.values).sort(),
      );
      expect(Object.keys(words.details).sort()).toEqual(Object.keys(en.details).sort());
      expect(Object.keys(words.limits).sort()).toEqual(Object.keys(en.limits).sort());
      expect(Object.keys(words.own).sort()).toEqual(Object.keys(en.own).sort());
      expect(Object.keys(words.strapi).sort()).toEqual(Object.keys(en.strapi).sort());
      expect(Object.keys(types).sort()).toEqual(Object.keys(en.types).sort());
    }
  });

  it('have words for every code: values of enumerations, features and limits of plans', async () => {
    const values: Record<string, string> = {
      ...Object.fromEntries(Object.values(PRODUCT_WORDS.en.values).flatMap((codes) => Object.entries(codes))),
      ...en.values,
    };
    const codes = (await viewedTypes()).flatMap(({ uid, attributes }) =>
      Object.entries(attributes).flatMap(([field, attribute]) =>
        (attribute.enum ?? []).map((code) => ({ code, path: `${uid.split('.').at(-1)}.${field}.${code}` })),
      ),
    );
    if (!CHECKED_NOUN) expect(codes.length).toBeGreaterThan(60);
    const others = [...PLAN_FEATURES, ...PAYMENT_METHODS].map((code) => ({ code, path: code }));
    for (const { code, path } of [...codes, ...others]) {
      // A noun's own word comes first: L is a size here and a litre there.
      const word = values[path] ?? values[code];
      expect(word, `${path}: "values" in ${wordsFile('en')}`).toBeTruthy();
      expect(word, path).not.toMatch(/^[A-Z]+_[A-Z_]+$/);
    }
    expect(Object.keys(en.limits).sort()).toEqual([...PLAN_LIMITS].sort());
  });

  it('can all be searched', async () => {
    for (const { uid } of await viewedTypes())
      expect((await viewOf(uid)).settings.searchable, uid).toBe(true);
  });

  it('keep what a super-admin arranged otherwise', async () => {
    const superAdmin = await panel('strapi-super-admin');
    const uid = 'api::campaign.coupon';
    const { settings, layouts, metadatas } = await viewOf(uid);
    // The panel itself does not send these back.
    const { createdBy: _createdBy, updatedBy: _updatedBy, ...own } = metadatas;
    const arrange = (list: string[]) =>
      superAdmin.send('PUT', `/content-manager/content-types/${uid}/configuration`, {
        settings,
        metadatas: own,
        layouts: { ...layouts, list },
      });
    const { configurePanelViews } = fromServer('./bootstrap/panel/configure-views') as {
      configurePanelViews: () => Promise<void>;
    };

    expect((await arrange(['code', 'state'])).status).toBe(200);
    await configurePanelViews();
    expect((await viewOf(uid)).layouts.list).toEqual(['code', 'state']);
    await arrange(layouts.list);
  });
});

describe("the panel's mails", () => {
  it('go to the outbox like all others: a forgotten password needs no mail server', async () => {
    const email = await newPanelUser('comanda-support');
    const answer = await client().post('/admin/forgot-password', { email });
    expect(answer.status).toBe(204);
    const outbox = path.join(process.env.DATA_DIR ?? '', 'outbox');
    await expect
      .poll(() => mailsIn(outbox).filter((mail) => mail.includes(`To: ${email}`)), { timeout: 20_000 })
      .toEqual([expect.stringContaining('/admin/auth/reset-password?code=')]);
  });
});

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    );
  } catch {
    return [];
  }
}
