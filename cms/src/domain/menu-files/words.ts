import type { ProductUnit } from '../menu';
import { PRODUCT_WORDS } from '../menu/words';
import { plainText } from '../text';

/** The languages a file can be written in; what it says is understood in all of them. */
export type FileLanguage = keyof typeof PRODUCT_WORDS;

/** The place of a language in lists of words that are written in English, Portuguese and Spanish. */
const placeOf = (language: FileLanguage): number => ({ en: 0, 'pt-BR': 1, es: 2 })[language];

/** Words that stand for a value, in English, Portuguese and Spanish, and other words that are understood. */
export interface Words<V> {
  value: V;
  words: readonly string[];
}

/** The word for a value in a language; the value itself where it has none. */
export function wordOf<V>(table: readonly Words<V>[], value: V, language: FileLanguage): string {
  return table.find((row) => row.value === value)?.words[placeOf(language)] ?? String(value);
}

/** What a word stands for in any of the languages, or undefined. */
export function valueOf<V>(table: readonly Words<V>[], text: string): V | undefined {
  const plain = plainText(text);
  return table.find(({ words }) => words.some((word) => plainText(word) === plain))?.value;
}

export const STATES: readonly Words<'ACTIVE' | 'PAUSED' | 'DRAFT'>[] = [
  { value: 'ACTIVE', words: ['Active', 'Ativo', 'Activo', 'On sale', 'À venda', 'A la venta'] },
  { value: 'PAUSED', words: ['Paused', 'Pausado', 'Pausado', 'Inativo', 'Inactivo', 'Inactive', 'En pausa'] },
  { value: 'DRAFT', words: ['Draft', 'Rascunho', 'Borrador'] },
];

const UNITS: readonly Words<ProductUnit>[] = [
  {
    value: 'UN',
    words: [
      'un',
      'un',
      'un',
      'unit',
      'unidade',
      'unidad',
      'und',
      'u',
      'each',
      'pc',
      'pç',
      'piece',
      'peça',
      'pieza',
    ],
  },
  { value: 'KG', words: ['kg', 'kg', 'kg', 'kilo', 'quilo', 'kilogram', 'quilograma', 'kilogramo'] },
  { value: 'L', words: ['L', 'L', 'L', 'lt', 'liter', 'litre', 'litro'] },
];

/** What files say for codes of fields that they do not call as the screens do. */
const CELLS: Readonly<Record<string, readonly Words<string>[]>> = { unit: UNITS };

/** The words for the codes of a field: as the screens call them, unless files say it otherwise. */
export function codeWords(field: string, codes: readonly string[]): readonly Words<string>[] {
  const tables = Object.values(PRODUCT_WORDS).map(({ values }) => new Map(Object.entries(values)).get(field));
  return (
    CELLS[field] ??
    codes.map((value) => ({
      value,
      words: tables.map((table) => new Map<string, string>(Object.entries(table ?? {})).get(value) ?? value),
    }))
  );
}

export const YES_NO: readonly Words<boolean>[] = [
  { value: true, words: ['Yes', 'Sim', 'Sí', 'true', 'verdadeiro', 'verdadero', '1', 'x'] },
  { value: false, words: ['No', 'Não', 'No', 'false', 'falso', '0'] },
];

export const HIDDEN: readonly Words<boolean>[] = [
  { value: true, words: ['hidden', 'oculto', 'oculto'] },
  { value: false, words: ['shown', 'visível', 'visible'] },
];

export const ALWAYS: readonly Words<true>[] = [{ value: true, words: ['Always', 'Sempre', 'Siempre'] }];

export const WEEKDAYS: readonly Words<0 | 1 | 2 | 3 | 4 | 5 | 6>[] = [
  { value: 1, words: ['Mon', 'Seg', 'Lun', 'Monday', 'Segunda', 'Lunes'] },
  { value: 2, words: ['Tue', 'Ter', 'Mar', 'Tuesday', 'Terça', 'Martes'] },
  { value: 3, words: ['Wed', 'Qua', 'Mié', 'Wednesday', 'Quarta', 'Miércoles'] },
  { value: 4, words: ['Thu', 'Qui', 'Jue', 'Thursday', 'Quinta', 'Jueves'] },
  { value: 5, words: ['Fri', 'Sex', 'Vie', 'Friday', 'Sexta', 'Viernes'] },
  { value: 6, words: ['Sat', 'Sáb', 'Sáb', 'Saturday', 'Sábado'] },
  { value: 0, words: ['Sun', 'Dom', 'Dom', 'Sunday', 'Domingo'] },
];
