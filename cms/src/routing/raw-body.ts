/** Where the parser of bodies keeps what it was given (`includeUnparsed`): a signature is of these very characters. */
const UNPARSED = Symbol.for('unparsedBody');

/** The characters of a parsed body as they came; '' where there were none. */
export function rawBody(body: unknown): string {
  if (typeof body !== 'object' || body === null || !(UNPARSED in body)) return '';
  const raw = body[UNPARSED];
  return typeof raw === 'string' ? raw : '';
}
