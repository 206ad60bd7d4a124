import type { ApiError } from './error';

/** What went wrong last, for who asks for help: kept in memory alone, and nothing that was typed or answered. */
interface Failure {
  code: string;
  message: string;
  /** What was asked of the server, without its query. */
  request?: string;
  at: string;
}

let last: Failure | null = null;

/** Wrong fields say so beside them, and a session that ends or a PIN that is asked for are no failures. */
const QUIET = new Set([400, 401]);
/** Addresses that are secrets by themselves. */
const TOKEN = /[\w-]{28,}/g;

/** Keeps in mind that the server refused or did not answer, and passes the refusal on. */
export function recordFailure(error: ApiError, method: string, path: string): ApiError {
  if (QUIET.has(error.status) || error.code.startsWith('PIN_')) return error;
  const request = `${method.toUpperCase()} ${(path.split('?')[0] ?? path).replace(TOKEN, '…')}`;
  keep({ code: error.code, message: error.message, request });
  return error;
}

/** Keeps in mind that a page broke. */
export function recordCrash(error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  keep({ code: name, message });
}

export const lastFailure = (): Failure | null => last;

function keep({ code, message, request }: Omit<Failure, 'at'>): void {
  last = {
    code: code.slice(0, 80),
    message: message.slice(0, 300),
    ...(request !== undefined && { request: request.slice(0, 200) }),
    at: new Date().toISOString(),
  };
}
