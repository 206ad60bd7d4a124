import type { UID } from '@strapi/strapi';

/** How the panel shows a type: its list, and the form of one row. */
export interface View {
  /** The field that names a row. */
  title: string;
  /** Columns of the list, the title's first. */
  columns: readonly string[];
  /** The order of the list: a field that an index serves, and ASC or DESC. */
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Rows of the form. A field nobody placed comes at the end. */
  form: readonly (readonly string[])[];
  /** Fields the form does without. */
  without?: readonly string[];
  /** What a field is called where its name does not say it. */
  labels?: Readonly<Record<string, string>>;
  /** What to know before a field is written. */
  hints?: Readonly<Record<string, string>>;
}

export type Views = Readonly<Partial<Record<UID.ContentType, View>>>;
