import type { Language } from '../../../contracts/session';
import en from './words.en.json';
import es from './words.es.json';
import ptBR from './words.pt-BR.json';

/** The words of a sheet of sales. */
export type SalesWords = typeof en;
export type SalesColumn = keyof SalesWords['columns'];

export const SALES_WORDS: Record<Language, SalesWords> = { en, 'pt-BR': ptBR, es };
