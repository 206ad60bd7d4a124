import type { z } from 'zod';
import { invalid, type Issue } from './api-error';

/** Checks what came over the wire against its schema; every problem is reported at its path. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw invalid(result.error.issues.flatMap((issue) => issuesOf(issue, input)));
  const unstorable = pathOfUnstorable(result.data);
  if (unstorable) throw invalid([{ code: 'INVALID_FORMAT', path: unstorable }]);
  return result.data;
}

/** NUL and halves of characters: what a customer's keyboard never sends and PostgreSQL never keeps. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

function pathOfUnstorable(value: unknown): (string | number)[] | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const below = pathOfUnstorable(part);
    if (below) return [Array.isArray(value) ? Number(key) : key, ...below];
  }
  return null;
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
