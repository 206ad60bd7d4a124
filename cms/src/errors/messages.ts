import type { Language } from '../contracts/session';
import en from './messages.en.json';
import es from './messages.es.json';
import ptBR from './messages.pt-BR.json';

/** An argument that somebody typed is cut to so many characters; an address of the server's own is not, it would lead nowhere. */
const MAX_ARGUMENT = 120;

/** The server's sentences. A `{name}` in them is filled from the arguments; `…Cents` arguments are shown as money. */
export type MessageArguments = Record<string, string | number | readonly string[] | null | undefined>;

const CATALOGUES: Record<Language, Record<string, string>> = { en, 'pt-BR': ptBR, es };

export function message(code: string, language: Language, args: MessageArguments = {}): string {
  const catalogue = CATALOGUES[language];
  const template = catalogue[code] ?? catalogue.INVALID ?? code;
  const sentence = template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name];
    if (value === undefined || value === null) return '';
    if (name.endsWith('Cents') && typeof value === 'number')
      return money(value, typeof args.currency === 'string' ? args.currency : '', language);
    const text = typeof value === 'object' ? value.join(', ') : String(value);
    return /url$/i.test(name) ? text : text.slice(0, MAX_ARGUMENT);
  });
  // An argument at the end may be empty, and so may the name in a greeting.
  return sentence.replace(/ +,/g, ',').trim();
}

function money(cents: number, currency: string, language: Language): string {
  if (!/^[A-Z]{3}$/.test(currency)) return (cents / 100).toFixed(2);
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
