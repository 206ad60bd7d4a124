/** Words by which people say that something makes them ill, in the languages that are served; the accents may be missing. */
const ALLERGY = /(?<!\p{L})(?:al[eé]rg|allerg|intoler|cel[ií]a[ck]|coeliac|anafil|anaphyl)\p{L}*/giu;

interface NotePart {
  text: string;
  /** A word that speaks of an allergy. */
  allergy: boolean;
}

/** A note cut at the words that speak of an allergy, in its order; the parts together are the note. */
export function noteParts(note: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { 0: word, index } of note.matchAll(ALLERGY)) {
    if (index > end) parts.push({ text: note.slice(end, index), allergy: false });
    parts.push({ text: word, allergy: true });
    end = index + word.length;
  }
  if (end < note.length) parts.push({ text: note.slice(end), allergy: false });
  return parts;
}

/** Whether a note speaks of an allergy. */
export const mentionsAllergy = (note: string): boolean => noteParts(note).some(({ allergy }) => allergy);
