import { CODE_PURPOSES, type CodePurpose } from '@contracts/account';

/** The code that was mailed and is waited for on this device. */
export interface PendingCode {
  purpose: CodePurpose;
  email: string;
  /** Where to go on afterwards, besides the usual place. */
  to?: string | null;
  /** Another may be asked for from this moment on (ms). */
  resendAt?: number;
}

const KEY = 'comanda.code';

/** Kept over a reload, until the window is closed; the address would not belong into the history of the browser. */
export function savePendingCode(pending: PendingCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the page asks for the address.
  }
}

export function readPendingCode(): PendingCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPendingCode(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function clearPendingCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

/** What the button of a mail leads to: `?purpose=…&email=…`, and the token after the `#`. */
export function codeFromLink(
  search: string,
  hash: string,
): { pending: PendingCode; token: string | null } | null {
  const params = new URLSearchParams(search);
  const pending = { purpose: params.get('purpose'), email: params.get('email') };
  const token = hash.replace(/^#/, '');
  return isPendingCode(pending) ? { pending, token: token || null } : null;
}

function isPendingCode(value: unknown): value is PendingCode {
  if (typeof value !== 'object' || value === null) return false;
  const { purpose, email } = value as Partial<Record<keyof PendingCode, unknown>>;
  return typeof email === 'string' && email !== '' && CODE_PURPOSES.some((known) => known === purpose);
}
