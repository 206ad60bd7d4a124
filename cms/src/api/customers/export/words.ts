import type { Language } from '../../../contracts/session';
import en from './words.en.json';
import es from './words.es.json';
import ptBR from './words.pt-BR.json';

export type CustomerSheetWords = typeof en;

export const CUSTOMER_SHEET_WORDS: Readonly<Record<Language, CustomerSheetWords>> = { en, 'pt-BR': ptBR, es };
