import type { z } from 'zod';
import { invalid, type Issue } from './api-error';
import { cleanInput } from './clean-input';

/**
 * Checks a body or query against its schema and answers its values, with every text normalized.
 * @throws every problem at its path, control characters as INVALID_FORMAT
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { value, invalidPaths } = cleanInput(input);
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(result.error.issues.flatMap((issue) => issuesOf(issue, value)));
  if (invalidPaths.length > 0) throw invalid(invalidPaths.map((path) => ({ code: 'INVALID_FORMAT', path })));
  return result.data;
}

type ZodIssue = z.core.$ZodIssue;

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined;
}

function issuesOf(issue: ZodIssue, input: unknown): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'UNKNOWN_FIELD', path: [...path, key] }));
    case 'too_big':
      return [
        {
          code: issue.origin === 'string' ? 'TOO_LONG' : issue.origin === 'array' ? 'TOO_MANY' : 'TOO_BIG',
          path,
          args: { limit: Number(issue.maximum) },
        },
      ];
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return [{ code: 'REQUIRED', path }];
      return [
        {
          code: issue.origin === 'string' ? 'TOO_SHORT' : issue.origin === 'array' ? 'TOO_FEW' : 'TOO_SMALL',
          path,
          args: { limit: Number(issue.minimum) },
        },
      ];
    case 'invalid_type':
      return [
        {
          code: isMissing(input, issue.path) ? 'REQUIRED' : 'WRONG_TYPE',
          path,
          args: { expected: issue.expected },
        },
      ];
    case 'invalid_value':
      if (isMissing(input, issue.path)) return [{ code: 'REQUIRED', path }];
      return [{ code: 'NOT_ONE_OF', path, args: { allowed: issue.values.map(String).join(', ') } }];
    case 'invalid_format':
      return [{ code: 'INVALID_FORMAT', args: { format: issue.format }, path }];
    default:
      return [{ code: 'INVALID', path }];
  }
}
