const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** An amount as the restaurant's customers read it. */
export const reais = (cents: number) => format.format(cents / 100);
