import type { Language } from '../../../contracts/session';
import en from './words.en.json';
import es from './words.es.json';
import ptBR from './words.pt-BR.json';

export type PersonalDataWords = typeof en;

export const PERSONAL_DATA_WORDS: Readonly<Record<Language, PersonalDataWords>> = { en, 'pt-BR': ptBR, es };
