const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const count = new Intl.NumberFormat('pt-BR', { useGrouping: 'always' });

/** An amount as the restaurant writes it, for everybody who reads it. */
export const reais = (cents: number) => format.format(cents / 100);

/** A count as the restaurant writes it. */
export const counted = (number: number) => count.format(number);
