import type { FlatNamespace, ParseKeys } from 'i18next';

/** The last parts of the keys below a path: `WordKeys<'orders', 'list.views'>` is `'all' | 'open' | …`. */
export type WordKeys<Namespace extends FlatNamespace, Path extends string> =
  ParseKeys<Namespace> extends infer Key ? (Key extends `${Path}.${infer Last}` ? Last : never) : never;
