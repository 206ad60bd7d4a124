import en from '../locales/en.json';
import es from '../locales/es.json';
import ptBR from '../locales/pt-BR.json';
import { PRODUCT_WORDS, type ProductWords } from '../../domain/menu/words';
import type { PlanLimit } from '../../domain/plans';
import { language, type PanelLanguage } from './language';

interface Words {
  /** Strapi's own sentences that name Strapi, by their ids. */
  strapi: Record<string, string>;
  /** Types by the name they have in English. */
  types: Record<string, string>;
  /** Fields by their name in the code. */
  fields?: Record<string, string>;
  /** What is said below fields, by what it is in English. */
  hints?: Record<string, string>;
  /** What codes say to people: the values of enumerations and the features of plans. */
  values: Record<string, string>;
  /** What stands within a field of JSON, by its key or by the field's and its own: `address.state`. */
  details: Record<string, string>;
  /** What a plan limits. */
  limits: Record<PlanLimit, string>;
  /** Words of our own parts of the panel. */
  own: Record<OwnWord, string>;
}

export type OwnWord = keyof typeof en.own;

/** The panel's own words, and of a product's fields those that everybody else says. */
const withProduct = (own: Words, { fields, values }: ProductWords): Words => ({
  ...own,
  ...(own.fields && { fields: { ...fields, ...own.fields } }),
  values: {
    ...Object.fromEntries(Object.values(values).flatMap((codes) => Object.entries(codes))),
    ...own.values,
  },
});

const WORDS: Record<PanelLanguage, Words> = {
  en: withProduct(en, PRODUCT_WORDS.en),
  'pt-BR': withProduct(ptBR, PRODUCT_WORDS['pt-BR']),
  es: withProduct(es, PRODUCT_WORDS.es),
};

export const translate = (word: OwnWord): string => WORDS[language()].own[word];

/** What the rows of a type are called together, by what its schema calls one. */
export const typeName = (name: string): string => WORDS[language()].types[name] ?? name;

/**
 * A code in words; itself where there are none.
 *
 * @param path where it stands, for a code that says something else there: `cancellation.by.STORE`
 */
export function valueWord(value: string, path = ''): string {
  const { values } = WORDS[language()];
  return values[`${path}.${value}`] ?? values[value] ?? value;
}

/** Whether a noun has words of its own for the codes of a field: `delivery-bag.size.L` is no litre. */
export const hasOwnValues = (noun: string, field: string): boolean =>
  Object.keys(WORDS.en.values).some((path) => path.startsWith(`${noun}.${field}.`));

/** The name of a key within a field of JSON; itself where there is none. */
export function detailWord(path: string): string {
  const { details, fields = {} } = WORDS[language()];
  const key = path.slice(path.lastIndexOf('.') + 1);
  return details[path] ?? details[key] ?? fields[key] ?? key;
}

export const limitWord = (limit: PlanLimit): string => WORDS[language()].limits[limit];

const SCHEMAS = import.meta.glob('../../api/*/content-types/*/schema.json', {
  import: 'kind',
  eager: true,
});

/** Types with fields: the panel asks for the words of each field under the type's name. */
const UIDS = [
  'plugin::users-permissions.user',
  ...Object.keys(SCHEMAS).map((file) => file.replace(/^.*api\/(.+)\/content-types\/(.+)\/.*$/, 'api::$1.$2')),
];

/** What the panel says in each language where Strapi's own words do not do. */
export const translations = Object.fromEntries(
  Object.entries(WORDS).map(([code, { strapi, types, fields, values, own }]) => [
    code,
    {
      ...strapi,
      ...types,
      ...Object.fromEntries(Object.entries(own).map(([word, text]) => [`comanda.${word}`, text])),
      // Strapi's selects ask for the words of an option by its value.
      ...values,
      ...Object.fromEntries(
        UIDS.flatMap((uid) =>
          Object.entries(fields ?? {}).map(([field, label]) => [
            `content-manager.content-types.${uid}.${field}`,
            label,
          ]),
        ),
      ),
    },
  ]),
);

interface Field {
  hint?: string;
}

interface Form {
  layout: { layout: Field[][][] };
  query: unknown;
}

/** The server keeps what is said below fields in English. */
export function withTranslatedHints({ layout, query }: Form): Form {
  const hints = WORDS[language()].hints ?? {};
  const translated = (field: Field): Field => ({
    ...field,
    ...(field.hint !== undefined && { hint: hints[field.hint] ?? field.hint }),
  });
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(translated)));
  return { layout: { ...layout, layout: panels }, query };
}
