import type { Context } from 'koa';
import { LANGUAGES, type Language } from '../contracts/session';

/** The first language of `Accept-Language` that Comanda speaks, else English. Regions and q-values are honoured. */
export function languageOf(header: string | undefined): Language {
  if (!header) return 'en';
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: q === undefined ? 1 : Number(q) };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const known = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === tag.split('-')[0]);
    if (known) return known;
  }
  return 'en';
}

/** The language in which a request is answered. */
export const requestLanguage = (ctx: Pick<Context, 'get'>): Language =>
  languageOf(ctx.get('accept-language'));
