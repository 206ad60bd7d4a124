const MAX_GRAPHEMES = 40;
/** Text that mail clients turn into links by themselves: schemes, `www.`, addresses, and words that look like a domain. */
const LINKED =
  /\S*(?:https?:|\/\/|www\.|@|\p{L}[\p{L}\d-]*\.\p{L}{2,}(?=$|[\s/:?#.,;!])|[\w-]+\.\w+\/)\S*/giu;

/**
 * A name that a stranger typed, as a mail may greet with it: one line without anything that a mail client would show as a
 * link, of at most 40 graphemes; what is longer ends in an ellipsis.
 *
 * @returns '' where nothing is left: the mail then greets without a name
 */
export function mailName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(LINKED, ' ')
    .replace(/[<>]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain)) return '';
  const graphemes = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  return graphemes.length <= MAX_GRAPHEMES
    ? plain
    : `${graphemes
        .slice(0, MAX_GRAPHEMES - 1)
        .join('')
        .trimEnd()}…`;
}
