/*
 * The parts of the words for a product’s fields that the store page says, see `build/store-words`.
 */

declare module '*.json?storeMenu' {
  import type words from '@domain/menu/words/en.json';
  export const storeMenu: typeof words.storeMenu;
}

declare module '*.json?storeOrder' {
  import type words from '@domain/menu/words/en.json';
  export const storeOrder: typeof words.storeOrder;
}
