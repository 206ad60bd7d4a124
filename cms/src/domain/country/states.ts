/** The federative units of Brazil by their official letters, as IBGE lists them. */
export const BRAZILIAN_STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

/** Whether a text is the letters of a Brazilian state, however they are written. */
export function isBrazilianState(text: string): boolean {
  const letters = text.trim().toUpperCase();
  return BRAZILIAN_STATES.some((state) => state === letters);
}
