/** Signs after which mail clients read on for an address: `x.com`, `//x`, `mailto:x`, `a@x`; full-width full stops as well. */
const ADDRESS_SIGNS = /([./:@\\。．｡])(?=\S)/gu;
const LINK_BEGINNINGS = /\b(?:https?:\/\/|www\.)/gi;
const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/**
 * Text that somebody typed, such as the name of a product, as a mail may quote it: one line, in which mail clients find no
 * address to make a link of: beginnings of links are left out, and an invisible word joiner (U+2060) follows each sign of an
 * address. All words stay readable (`Dr.Pepper`), unlike with `mailName`, which leaves out words that look like links.
 *
 * @param maxLength in UTF-16 code units; the rest is cut off; whole where it is left out
 */
export const mailText = (text: string, maxLength?: number): string =>
  text
    .replace(LINE_BREAKING, ' ')
    .replace(LINK_BEGINNINGS, '')
    .trim()
    .slice(0, maxLength)
    .replace(ADDRESS_SIGNS, '$1\u2060');
