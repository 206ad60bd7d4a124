import type { Language } from '../../../src/contracts/session';
import { couponSentences } from '../../../src/domain/campaign';
import en from '../../../src/errors/messages.en.json';
import es from '../../../src/errors/messages.es.json';
import ptBR from '../../../src/errors/messages.pt-BR.json';

/** All sentences of the server: those of the catalogues, and those that the rules of coupons declare. */
export const SENTENCES: Record<Language, Record<string, string>> = {
  en: { ...en, ...couponSentences('en') },
  'pt-BR': { ...ptBR, ...couponSentences('pt-BR') },
  es: { ...es, ...couponSentences('es') },
};
