import type { ApiErrorBody, ApiIssue } from '../contracts/error';
import type { MessageArguments } from './messages';

type Details = Partial<Omit<ApiErrorBody['error']['details'], 'code' | 'path' | 'issues'>>;

export interface Issue {
  code: string;
  path: (string | number)[];
  args?: MessageArguments;
}

/**
 * A refusal with its place in the wire's one error shape. The sentence is made when the answer is, in the language of
 * who asked.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly options: {
      path?: (string | number)[];
      args?: MessageArguments;
      issues?: Issue[];
      details?: Details;
    } = {},
  ) {
    super(code);
    this.name = NAMES[status] ?? 'ApplicationError';
  }
}

const NAMES: Record<number, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  410: 'GoneError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableError',
  429: 'RateLimitError',
  503: 'UnavailableError',
};

/** What does not exist and what belongs to somebody else answer alike. */
export const notFound = () => new ApiError(404, 'NOT_FOUND');

/** @param path of the field that takes the permission, where it is not the whole request */
export const forbidden = (permission: string, path: (string | number)[] = []) =>
  new ApiError(403, 'FORBIDDEN', { path, args: { permission }, details: { permission } });

/** A refusal for each problem; the first one gives the answer its code and path. */
export function invalid(issues: Issue[], status = 400, details?: Details): ApiError {
  const [first] = issues;
  return new ApiError(status, first?.code ?? 'INVALID', {
    issues,
    ...(details && { details }),
    ...(first && { path: first.path, ...(first.args && { args: first.args }) }),
  });
}

export type { ApiIssue };
