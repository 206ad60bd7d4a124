import type { ApiErrorBody, ApiIssue } from '@contracts/error';

type Details = ApiErrorBody['error']['details'];

/** A refusal of the server, or that it could not be reached (`status` 0, code `UNREACHABLE`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Details;
  /** The same status under the name that Refine reads. */
  readonly statusCode: number;
  /** Messages by field, the path joined with dots, as Refine's forms want them. */
  readonly errors: Record<string, string[]>;

  constructor(status: number, message: string, details: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = details.code;
    this.details = details;
    this.statusCode = status;
    this.errors = {};
    for (const issue of this.issues) (this.errors[issue.path.join('.')] ??= []).push(issue.message);
  }

  /** Every cause with a place in the body; a single one is told like a list of one. */
  get issues(): ApiIssue[] {
    if (this.details.issues) return this.details.issues;
    const { code, path } = this.details;
    return path?.length ? [{ code, path, message: this.message }] : [];
  }
}

interface Refusal {
  error: { message: string; name?: string; details?: Partial<Details> };
}

function isRefusal(body: unknown): body is Refusal {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

/** What a refused answer says, whatever stood between the server and us (a proxy answers without our shape). */
export function errorOf(status: number, body: unknown): ApiError {
  if (!isRefusal(body)) {
    return new ApiError(status, '', { code: status ? `HTTP_${status}` : 'UNREACHABLE' });
  }
  const { message, name, details } = body.error;
  return new ApiError(status, message, { ...details, code: details?.code ?? name ?? `HTTP_${status}` });
}

/** The row as it is stored, where somebody else was faster; null for every other error. */
export function conflictingRow<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return null;
  return (error.details.current as Row | undefined) ?? null;
}

/** Whether no server answered: there was no way to one, or a proxy says so in its place. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Whether nothing was said about what was asked: nobody knows whether it arrived, or somebody has to sign in first. */
export const isNotAnswered = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && [401, 429].includes(error.status));
