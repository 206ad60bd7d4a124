import type { Language } from '@contracts/session';
import type { OrderType } from '@domain/orders/order';

const NOTES = {
  'no-onion': { en: 'No onion', 'pt-BR': 'Sem cebola', es: 'Sin cebolla' },
  'no-cutlery': { en: 'No cutlery', 'pt-BR': 'Sem talher', es: 'Sin cubiertos' },
  'no-bell': { en: 'Do not ring the bell', 'pt-BR': 'Não tocar a campainha', es: 'No tocar el timbre' },
} satisfies Record<string, Record<Language, string>>;

export interface UsualNote {
  /** As the customer reads it. */
  label: string;
  /** As the kitchen reads it. */
  text: string;
}

/** What is often noted: offered in the customer's language, written in the store's. */
export function usualNotes(type: OrderType, language: Language, storeLanguage: Language): UsualNote[] {
  return Object.entries(NOTES)
    .filter(([name]) => type === 'DELIVERY' || name !== 'no-bell')
    .filter(([name]) => type !== 'DINE_IN' || name !== 'no-cutlery')
    .map(([, words]) => ({ label: words[language], text: words[storeLanguage] }));
}

const partsOf = (notes: string) =>
  notes
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const hasNote = (notes: string, text: string): boolean =>
  partsOf(notes).some((part) => same(part, text));

/** The note with `text` added at its end, or taken out where it stands already. */
export function withNote(notes: string, text: string): string {
  const rest = partsOf(notes).filter((part) => !same(part, text));
  return (hasNote(notes, text) ? rest : [...rest, text]).join(', ');
}
