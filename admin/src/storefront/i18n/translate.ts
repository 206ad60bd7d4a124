import type { Language } from '@contracts/session';
import type { words as courier } from './words/en/courier';
import type { words as menu } from './words/en/menu';
import type { words as order } from './words/en/order';

type English = typeof menu & typeof order & typeof courier;
type MessageKey = keyof English;
/** What every language has to bring: the same keys as English. */
export type MenuWords = Record<keyof typeof menu, string>;
export type CourierWords = Record<keyof typeof courier, string>;
export type OrderWords = Record<keyof typeof order, string>;
/** The words loaded so far; a page is shown once those it needs are there. */
export type Words = Partial<Record<MessageKey, string>>;

/** The names between braces of a message. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** What a text of a language file asks for, the compiler does not know. */
type Params<Key extends MessageKey> = Record<Names<English[Key]>, string | number>;

/** Messages that differ with a number come as a pair, `key.one` and `key.other`, with the number as `{count}`. */
type CountedKey = MessageKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never;

export interface Translate {
  <Key extends MessageKey>(
    key: Key,
    ...params: string extends English[Key]
      ? [Record<string, string | number>?]
      : Names<English[Key]> extends never
        ? []
        : [Params<Key>]
  ): string;
  counted: (key: CountedKey, count: number) => string;
}

/** The words of one language, ready to be said. */
export function translator(language: Language, words: Words): Translate {
  const plural = new Intl.PluralRules(language);
  const translate = (key: MessageKey, params: Record<string, string | number> = {}) =>
    (words[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  const counted = (key: CountedKey, count: number) =>
    translate(`${key}.${plural.select(count) === 'one' ? 'one' : 'other'}`, { count });
  return Object.assign(translate, { counted });
}
