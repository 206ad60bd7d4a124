import type { ApiIssue } from '@contracts/error';
import type { z } from 'zod';

/** What is wrong with a field. `message` is there when the server said it in words. */
export interface FieldIssue {
  /** The names and indexes that lead to it, joined with dots: `availability.periods.0.from`. */
  path: string;
  code: string;
  args?: Record<string, string | number>;
  message?: string;
}

/** What a schema objects to, under the codes that the server uses for the same objections. */
export function schemaIssues(schema: z.ZodType, values: unknown): FieldIssue[] {
  const result = schema.safeParse(values);
  return result.success ? [] : result.error.issues.map(toIssue);
}

export function serverIssues(issues: ApiIssue[]): FieldIssue[] {
  return issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
}

type ZodIssue = z.core.$ZodIssue;

function toIssue(issue: ZodIssue): FieldIssue {
  const path = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'too_big':
      return { path, code: LIMITS[issue.origin]?.big ?? 'TOO_BIG', args: { limit: Number(issue.maximum) } };
    case 'too_small': {
      const [code, limit] = [LIMITS[issue.origin]?.small ?? 'TOO_SMALL', Number(issue.minimum)];
      return code === 'TOO_SHORT' && limit <= 1
        ? { path, code: 'REQUIRED' }
        : { path, code, args: { limit } };
    }
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
