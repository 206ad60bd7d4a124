import type { Language } from '../contracts/session';
import { couponSentences } from '../domain/campaign';
import { formatMoney } from '../domain/money';
import en from './messages.en.json';
import es from './messages.es.json';
import ptBR from './messages.pt-BR.json';

/** An argument that somebody typed is cut to so many characters; an address of the server's own is not, it would lead nowhere. */
const MAX_ARGUMENT = 120;

/**
 * The server's sentences. A `{name}` in them is filled from the arguments. `…Cents` arguments are written as money: they
 * need those of `moneyArguments` beside them.
 */
export type MessageArguments = Record<string, string | number | readonly string[] | null | undefined>;

const CATALOGUES: Record<Language, Record<string, string>> = {
  en: { ...en, ...couponSentences('en') },
  'pt-BR': { ...ptBR, ...couponSentences('pt-BR') },
  es: { ...es, ...couponSentences('es') },
};

export function message(code: string, language: Language, args: MessageArguments = {}): string {
  const catalogue = CATALOGUES[language];
  const template = catalogue[code] ?? catalogue.INVALID ?? code;
  const sentence = template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name];
    if (value === undefined || value === null) return '';
    if (name.endsWith('Cents') && typeof value === 'number') return money(value, args);
    const text = typeof value === 'object' ? value.join(', ') : String(value);
    return /url$/i.test(name) ? text : text.slice(0, MAX_ARGUMENT);
  });
  // An argument at the end may be empty, and so may the name in a greeting.
  return sentence.replace(/ +,/g, ',').trim();
}

/** By which a sentence writes amounts: the currency of a business and the conventions of its country. */
export const moneyArguments = ({ currency, country }: { currency: string; country: string }) => ({
  currency,
  country,
});

function money(cents: number, { currency, country }: MessageArguments): string {
  if (typeof currency !== 'string' || typeof country !== 'string')
    throw new TypeError('A sentence with an amount was not told its currency and country');
  return formatMoney(cents, currency, country);
}
