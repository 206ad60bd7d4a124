/** The federative units of Brazil by their official letters, as IBGE lists them. */
export const BRAZILIAN_STATES: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Whether a text is the letters of a Brazilian state, however they are written. */
export function isBrazilianState(text: string): boolean {
  return BRAZILIAN_STATES.includes(text.trim().toUpperCase());
}
