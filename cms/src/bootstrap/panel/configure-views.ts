import { createHash } from 'node:crypto';
import type { Struct, UID } from '@strapi/strapi';
import { declaredNouns } from '../../crud/noun';
import { strapiPluginService } from '../../strapi/parts';
import accounts from './views/accounts.json';
import branches from './views/branches.json';
import couriers from './views/couriers.json';
import menu from './views/menu.json';
import sales from './views/sales.json';
import support from './views/support.json';
import team from './views/team.json';

/** How the panel shows a type: its list, and the form of one row. */
interface View {
  /** The field that names a row. */
  title: string;
  /** Columns of the list, the title's first. */
  columns: readonly string[];
  /** The order of the list, as `field:ASC`: by a field that an index serves. The newest first unless told. */
  sort?: string;
  /** Rows of the form. A field nobody placed comes at the end; a ticket's conversation stands where its description would. */
  form: readonly (readonly string[])[];
  /** Fields the form does without, beside `version`. */
  without?: readonly string[];
  /** What a field is called where its name does not say it. */
  labels?: Readonly<Record<string, string>>;
  /** What to know before a field is written. */
  hints?: Readonly<Record<string, string>>;
}

type Views = Readonly<Record<string, View>>;

/** What every row has; the list of a noun shows its own fields before them. */
const OF_EVERY_ROW = ['state', 'branchId', 'businessId', 'version', 'createdAt', 'updatedAt', 'publishedAt'];
const OWN_COLUMNS = 3;

/** How a noun is shown that no file of views names: its title, its first fields, its state and whose it is. */
function viewOfNoun({ uid, title = 'name' }: { uid: UID.ContentType; title?: string }): View {
  const attributes: Readonly<Record<string, { type: string }>> = strapi.contentType(uid).attributes;
  const own = Object.entries(attributes)
    .filter(([name, { type }]) => name !== title && !OF_EVERY_ROW.includes(name) && !UNLISTED.has(type))
    .map(([name]) => name);
  return {
    title,
    columns: [title, ...own.slice(0, OWN_COLUMNS), ...OF_EVERY_ROW.slice(0, 3)].filter(
      (name) => name in attributes,
    ),
    form: [
      [title, 'state'],
      ['businessId', 'branchId'],
    ],
  };
}

/** Long texts, data and relations are read in the form. */
const UNLISTED = new Set(['text', 'json', 'relation']);

const views = (): Views => ({
  ...Object.fromEntries(declaredNouns().map((noun) => [noun.uid, viewOfNoun(noun)])),
  ...{ ...accounts, ...branches, ...menu, ...couriers, ...sales, ...support, ...team },
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
export async function configurePanelViews(): Promise<void> {
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
  const placed = new Set([...view.form.flat(), ...(view.without ?? []), 'version']);
  const rest = shown.filter((name) => !placed.has(name)).map((name) => [name]);
  const rows = [...view.form, ...rest].map((row) => row.filter((name) => shown.includes(name)));
  const [defaultSortBy = '', defaultSortOrder = ''] = (view.sort ?? 'id:DESC').split(':');
  return {
    settings: {
      ...given.settings,
      mainField: view.title,
      defaultSortBy,
      defaultSortOrder,
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

/** `priceMonthlyCents` → `Price monthly`, `placedAt` → `Placed at`, `businessId` → `Business`. */
function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ cents$/, '')
    .replace(/ bps$/, '')
    .replace(/ ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
