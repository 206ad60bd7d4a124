/** What the log must not keep: secrets of anybody, and by what a customer could be found. */
const SECRET = /password|secret|token|hash|credential|api_?key|^pin$/i;
const PERSONAL = /phone|whatsapp|e-?mail|document|birth/i;
/** Things of customers; the phone of a branch is on its store page. */
const OF_CUSTOMERS = new Set(['customer', 'order', 'cart', 'feedback', 'conversation']);

/** What stands where something is not to be read. */
export const HIDDEN = '•••';

/** A copy of what is written into the log about a thing of kind `entity`: without secrets, customers' data masked. */
export function redact(entity: string, value: unknown): unknown {
  return walk(value, OF_CUSTOMERS.has(entity));
}

function walk(value: unknown, personal: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => walk(part, personal));
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hidden(key, part, personal)]));
}

function hidden(key: string, part: unknown, personal: boolean): unknown {
  // `documentId` is Strapi's word for an id.
  if (key === 'documentId') return part;
  if (SECRET.test(key) && part !== null) return HIDDEN;
  if (personal && PERSONAL.test(key) && typeof part === 'string') return masked(part);
  return walk(part, personal || key === 'customer');
}

/** The last four characters, by which somebody who knows the whole recognises it. */
const masked = (text: string) => (text.length > 6 ? `${HIDDEN}${text.slice(-4)}` : HIDDEN);
