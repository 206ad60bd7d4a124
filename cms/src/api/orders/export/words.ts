import type { Language } from '../../../contracts/session';
import en from './words.en.json';
import es from './words.es.json';
import ptBR from './words.pt-BR.json';

/** What a sheet of orders says, as the list on the screen says it; a test compares the two. */
export type SheetWords = typeof en;

export const SHEET_WORDS: Record<Language, SheetWords> = { en, 'pt-BR': ptBR, es };
