/**
 * A file that is not read: no sheet at all or larger than one may be once unpacked (`unreadable`), or one that has more
 * lines, or a longer cell, than its reader wants. Then it says in which line, the first being 1, and what the limit is.
 */
export class SheetRefused extends Error {
  constructor(
    readonly why: 'unreadable' | 'too many lines' | 'cell too long',
    readonly line = 0,
    readonly limit = 0,
    options?: ErrorOptions,
  ) {
    super(why, options);
  }
}
