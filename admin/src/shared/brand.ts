/** The product's name is the same in every language. */
export const PRODUCT_NAME = 'Comanda';
