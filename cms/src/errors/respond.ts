import type { ApiErrorBody } from '../contracts/error';
import type { Language } from '../contracts/session';
import type { ApiError, Issue } from './api-error';
import { message, type MessageArguments } from './messages';

/** The answer to a refusal, in the one shape and in the language of who asked. */
export function errorBody(error: ApiError, language: Language): ApiErrorBody {
  const { path, args, issues, details } = error.options;
  return {
    data: null,
    error: {
      status: error.status,
      name: error.name,
      message: message(error.code, language, args),
      details: {
        code: error.code,
        path: path ?? [],
        ...(issues && { issues: issuesWithMessages(issues, language) }),
        ...details,
      },
    },
  };
}

/** Issues with their sentences. */
export function issuesWithMessages(
  issues: readonly Issue[],
  language: Language,
  extra: MessageArguments = {},
) {
  return issues
    .slice(0, 50)
    .map(({ code, path, args }) => ({ code, path, message: message(code, language, { ...extra, ...args }) }));
}
