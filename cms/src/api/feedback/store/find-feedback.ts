import { inList, type Sql, type SqlCondition } from '../../../database/sql';
import { plainText } from '../../../domain/text';
import type { Viewer } from '../../../sessions/viewer';

/** A search looks at so many of the latest comments. */
const MAX_COMMENTS = 20_000;
/** A search answers at most so many ids, the latest first. */
const MAX_FOUND = 500;
const MAX_WORDS = 8;

/**
 * Ids of feedback whose comment has every one of some words, without regard to accents and case. Only the latest comments are
 * looked at, by an index, so that a search costs the same whatever the age of the business.
 */
export async function findByComment(sql: Sql, viewer: Viewer, text: string): Promise<string[]> {
  const words = plainText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { condition, parameters } = atBranches(sql, viewer);
  const matches = words.map(() => ` AND comment_search LIKE ? ESCAPE '\\'`).join('');
  const rows = await sql.all<{ id: string }>(
    `SELECT id FROM (
        SELECT document_id AS id, comment_search, given_at FROM feedback
         WHERE business_id = ? AND comment_search IS NOT NULL${condition}
         ORDER BY given_at DESC LIMIT ${MAX_COMMENTS}) AS latest
      WHERE 1 = 1${matches} ORDER BY given_at DESC LIMIT ${MAX_FOUND}`,
    [viewer.businessId, ...parameters, ...words.map(likeOf)],
    { named: false },
  );
  return rows.map(({ id }) => id);
}

const likeOf = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const atBranches = (sql: Sql, { branchIds }: Viewer): SqlCondition =>
  branchIds.length === 0
    ? { condition: '', parameters: [] }
    : { condition: ` AND ${inList(sql, 'branch_id')}`, parameters: [branchIds] };
