import type { ApiIssue } from '@contracts/error';
import type { z } from 'zod';

/** What is wrong with a field. `message` is there when the server said it in words. */
export interface FieldIssue {
  /** The names and indexes that lead to it, joined with dots: `availability.periods.0.from`. */
  path: string;
  code: string;
  args?: Record<string, string | number>;
  message?: string;
  /** Other fields it lies between: leaving one of them, too, makes it known. */
  about?: readonly string[];
}

/** What a schema objects to, under the codes that the server uses for the same objections. */
export function schemaIssues(schema: z.ZodType, values: unknown): FieldIssue[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const found = toIssue(issue);
    // To somebody who has typed nothing, "at least 2 characters" is a riddle.
    return asksForMore(issue) && isBlank(values, issue.path) ? { path: found.path, code: 'REQUIRED' } : found;
  });
}

/** What a text that is empty would be told, though nobody has written it wrongly. */
const asksForMore = (issue: ZodIssue) =>
  issue.code === 'too_small' || (issue.code === 'invalid_format' && issue.format === 'email');

function isBlank(values: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    values,
  );
  return typeof value === 'string' && value.trim() === '';
}

/** What a rule of the domain objects to. */
export const fieldIssue = ({
  path,
  ...issue
}: {
  code: string;
  path: readonly (string | number)[];
  args?: Record<string, string | number>;
}): FieldIssue => ({ ...issue, path: path.join('.') });

export function serverIssues(issues: ApiIssue[]): FieldIssue[] {
  return issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
}

type ZodIssue = z.core.$ZodIssue;

function toIssue(issue: ZodIssue): FieldIssue {
  const path = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'too_big':
      return { path, code: LIMITS[issue.origin]?.big ?? 'TOO_BIG', args: { limit: Number(issue.maximum) } };
    case 'too_small':
      return {
        path,
        code: LIMITS[issue.origin]?.small ?? 'TOO_SMALL',
        args: { limit: Number(issue.minimum) },
      };
    case 'invalid_type':
      return { path, code: issue.expected === 'string' ? 'REQUIRED' : 'NOT_A_NUMBER' };
    case 'invalid_format':
      return { path, code: 'INVALID_FORMAT' };
    default:
      return { path, code: 'INVALID' };
  }
}

const LIMITS: Partial<Record<string, { small: string; big: string }>> = {
  string: { small: 'TOO_SHORT', big: 'TOO_LONG' },
  array: { small: 'TOO_FEW', big: 'TOO_MANY' },
};
