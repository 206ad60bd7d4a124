import { createHash } from 'node:crypto';
import type { Struct } from '@strapi/strapi';
import { declaredNouns } from '../../crud/noun';
import { strapiPluginService } from '../../strapi/parts';
import { labelOf } from './labels';
import { ACCOUNT_VIEWS } from './views/accounts';
import { BRANCH_VIEWS } from './views/branches';
import { MENU_VIEWS } from './views/menu';
import { SALES_VIEWS } from './views/sales';
import { SUPPORT_VIEWS } from './views/support';
import { TEAM_VIEWS } from './views/team';
import type { View, Views } from './views/view';

/** How a noun is shown that no file of views names: what it is called, whose it is, and the rest as it comes. */
const NOUN_VIEW: View = {
  title: 'name',
  columns: ['name', 'state', 'branchId', 'businessId'],
  sort: ['id', 'DESC'],
  form: [
    ['name', 'state'],
    ['businessId', 'branchId'],
  ],
  without: ['version'],
};

const VIEWS: Views = {
  ...ACCOUNT_VIEWS,
  ...BRANCH_VIEWS,
  ...MENU_VIEWS,
  ...SALES_VIEWS,
  ...SUPPORT_VIEWS,
  ...TEAM_VIEWS,
};

const views = (): Views => ({
  ...Object.fromEntries(declaredNouns().map(({ uid }) => [uid, NOUN_VIEW])),
  ...VIEWS,
});

interface Cell {
  name: string;
  size: number;
}

interface Configuration {
  settings: {
    mainField: string;
    defaultSortBy: string;
    defaultSortOrder: string;
    pageSize: number;
    searchable: boolean;
  };
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: Cell[][] };
}

interface ContentTypes {
  findConfiguration(type: object): Promise<Configuration>;
  updateConfiguration(type: object, configuration: Configuration): Promise<unknown>;
}

/** The grid of a form has twelve columns. */
const WIDTH = 12;
const KEY = 'panel-views';

/**
 * Gives every type in the panel readable labels, a list worth reading and a form in a sensible order. Done anew when
 * the views, the fields of a type or their labels have changed; until then, what a super-admin arranged otherwise is kept.
 */
export async function arrangePanel(): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'comanda' });
  const current = fingerprint();
  if ((await store.get({ key: KEY })) === current) return;
  const types = strapiPluginService<ContentTypes>('content-manager', 'content-types');
  for (const { type, view } of viewedTypes())
    await types.updateConfiguration(type, arranged(await types.findConfiguration(type), view));
  await store.set({ key: KEY, value: current });
}

function arranged(given: Configuration, view: View): Configuration {
  const shown = Object.keys(given.metadatas).filter((name) => given.metadatas[name]?.edit.visible === true);
  const placed = new Set([...view.form.flat(), ...(view.without ?? [])]);
  const rest = shown.filter((name) => !placed.has(name)).map((name) => [name]);
  const rows = [...view.form, ...rest].map((row) => row.filter((name) => shown.includes(name)));
  return {
    settings: {
      ...given.settings,
      mainField: view.title,
      defaultSortBy: view.sort[0],
      defaultSortOrder: view.sort[1],
      pageSize: 20,
      searchable: true,
    },
    metadatas: Object.fromEntries(
      Object.entries(given.metadatas).map(([name, { edit, list }]) => {
        const label = view.labels?.[name] ?? labelOf(name);
        const description = view.hints?.[name] ?? '';
        return [name, { edit: { ...edit, label, description }, list: { ...list, label } }];
      }),
    ),
    layouts: {
      list: [...view.columns],
      edit: rows
        .filter((row) => row.length > 0)
        .map((row) => row.map((name) => ({ name, size: WIDTH / row.length }))),
    },
  };
}

function fingerprint(): string {
  const fields = viewedTypes().map(({ type }) =>
    Object.keys(type.attributes).map((name) => [name, labelOf(name)]),
  );
  return createHash('sha256')
    .update(JSON.stringify([views(), fields]))
    .digest('hex');
}

function viewedTypes(): { type: Struct.ContentTypeSchema; view: View }[] {
  const known = views();
  const types: Record<string, Struct.ContentTypeSchema> = { ...strapi.contentTypes };
  return Object.values(types).flatMap((type) => {
    const view = known[type.uid];
    return view ? [{ type, view }] : [];
  });
}
