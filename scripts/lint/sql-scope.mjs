/*
 * Whether a statement is limited to one business, by its text: a condition that every row has to meet binds `business_id`
 * to a parameter, or the rows are those that such a select answers. It knows parentheses, clauses, AND and OR, and is no
 * parser of SQL.
 */

const STATEMENT =
  /^\s*(SELECT\s[^]*?\bFROM\s|INSERT\s+INTO\s|UPDATE\s[^]*\sSET\s|DELETE\s+FROM\s|WITH\s[^]*\sAS\s[^]*\b(SELECT|UPDATE|DELETE|INSERT)\s)/i;
const FOLDED = /@(\d+)/g;
const IS_BOUND =
  /^(?:\+?(?:(?:\w+|\$)\s*\.)?business_id\s*=\s*\?|\?\s*=\s*(?:(?:\w+|\$)\s*\.)?business_id)(?:\s*\$)?$/i;
const IS_ONE_OF = /^\+?(?:(?:\w+|\$)\s*\.)?business_id\s*(?:IN|=\s*ANY)\s*(@\d+)(?:\s*\$)?$/i;
const IS_FOUND = /^(?:[\w.@]+\s*(?:=\s*ANY|=|IN)|EXISTS)\s*(@\d+)$/i;
const AFTER_CONDITIONS =
  /\b(?:GROUP BY|ORDER BY|HAVING|LIMIT|RETURNING|WINDOW|FOR UPDATE|ON CONFLICT)\b[^]*$/i;
const AFTER_SOURCES = /\b(?:WHERE|SET|VALUES|SELECT|DO)\b[^]*$/i;
const SOURCE =
  /(?:\b(?:FROM|JOIN|OUTERJOIN|UPDATE|INTO|USING)\s|,)\s*(?:ONLY\s|LATERAL\s)?\s*["`]?(?:\w+["`]?\.["`]?)?\s*(@\d+|\w+|\$)/gi;
const NAMED_PART =
  /^(?:WITH(?:\s+RECURSIVE)?\s|,)\s*(\w+)\s*(?:@\d+\s*)?AS\s+(?:(?:NOT\s+)?MATERIALIZED\s*)?(@\d+)\s*/i;

/** Whether a text is a statement as a whole, however it is written. */
export const isStatement = (text) => STATEMENT.test(text);

/** A text with a number in the place of each pair of parentheses, and what is within them by these numbers; without strings and comments. */
function fold(text) {
  const groups = [];
  let flat = text.replace(/--[^\n]*|\/\*[^]*?\*\//g, ' ').replace(/'[^']*'/g, "''");
  flat = flat.replace(/\b(?:LEFT|RIGHT|FULL)(?:\s+OUTER)?\s+JOIN\b/gi, 'OUTERJOIN');
  for (let before; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\(([^()]*)\)/g, (_, inner) => ` @${groups.push(inner.trim()) - 1} `);
  }
  return { flat: flat.trim(), inside: (mark) => groups[Number(mark.slice(1))] };
}

const splitAt = (word, text) => text.split(new RegExp(`\\b${word}\\b`, 'i')).map((part) => part.trim());
const armsOf = (select) => splitAt('(?:UNION(?: ALL)?|EXCEPT|INTERSECT)', select);
const marksIn = (text) => [...text.matchAll(FOLDED)].map(([mark]) => mark);

/** What a statement is on: names of tables, marks of selects in parentheses, `$` for what the text does not say. */
const sourcesOf = (flat) =>
  flat
    .split(/\b(?=(?:FROM|JOIN|OUTERJOIN|UPDATE|INTO|USING)\b)/i)
    .filter((part) => /^(?:FROM|JOIN|OUTERJOIN|UPDATE|INTO|USING)\b/i.test(part))
    .map((part) => part.replace(AFTER_SOURCES, '').replace(AFTER_CONDITIONS, ''))
    .flatMap((part) => [...part.matchAll(SOURCE)].map(([, name]) => name.toLowerCase()));

/** The names of the tables that stand in a text, wherever. */
export function tablesIn(text) {
  const { flat, inside } = fold(text);
  const within = (part) => [...sourcesOf(part), ...marksIn(part).flatMap((mark) => within(inside(mark)))];
  return within(flat).filter((name) => !name.startsWith('@'));
}

/** Each alternative of a condition has a part that limits it. */
const meets = (condition, inside) =>
  splitAt('OR', condition.replace(AFTER_CONDITIONS, '')).every((alternative) =>
    splitAt('AND', alternative).some((part) => {
      if (IS_BOUND.test(part)) return true;
      if (/^@\d+$/.test(part)) return meets(inside(part), inside);
      const [, list] = part.match(IS_ONE_OF) ?? [];
      if (list && !/^SELECT\b/i.test(inside(list))) return true;
      const [, found] = part.match(IS_FOUND) ?? [];
      return found !== undefined && isLimited(inside(found), inside);
    }),
  );

/** Whether a select, an UPDATE or a DELETE has rows of one business alone; `parts` says the same of those named by its WITH. */
function isLimited(text, inside, parts = new Map()) {
  const wrapped = text.match(/^(?:ARRAY\s*)?(@\d+)$/i);
  if (wrapped) return isLimited(inside(wrapped[1]), inside, parts);
  const { main, known } = withoutParts(text, inside, parts);
  return armsOf(main).every((arm) => {
    const [sources, ...conditions] = splitAt('WHERE', arm);
    if (conditions.length > 0 && meets(conditions.join(' '), inside)) return true;
    // What an outer join does not find stays.
    return sources.split(/\b(?=(?:OUTER)?JOIN\b)/i).some((join) => {
      if (/^OUTERJOIN/i.test(join)) return false;
      const [, condition] = splitAt('ON', join);
      if (condition && meets(condition, inside)) return true;
      return sourcesOf(join).some((name) =>
        name.startsWith('@') ? isLimited(inside(name), inside, known) : known.get(name),
      );
    });
  });
}

/** A statement without its WITH, and whether the parts that this names are limited. */
function withoutParts(text, inside, parts) {
  const known = new Map(parts);
  let main = text;
  for (let found = main.match(NAMED_PART); found; found = main.match(NAMED_PART)) {
    known.set(found[1].toLowerCase(), isLimited(inside(found[2]), inside, known));
    main = main.slice(found[0].length);
  }
  return { main, known };
}

/**
 * @param {string} statement
 * @param {(table: string) => boolean} isTenants whether the rows of a table are those of businesses; `$` is some table
 */
export function isScoped(statement, isTenants) {
  const { flat, inside } = fold(statement);
  const touches = (text) =>
    sourcesOf(text).some((name) => !name.startsWith('@') && isTenants(name)) ||
    marksIn(text).some((mark) => touches(inside(mark)));
  const isSafe = (text, parts = new Map()) => {
    if (!touches(text)) return true;
    const [, table, columns = '', rest] =
      text.match(/^INSERT\s+INTO\s+["`]?([\w$]+)["`]?\s*(@\d+)?([^]*)$/i) ?? [];
    if (table && isTenants(table)) return /\bbusiness_id\b/i.test(columns && inside(columns));
    if (table) return isSafe(rest.trim(), parts);
    if (isLimited(text, inside, parts)) return true;
    // What is on no such table itself may hold selects that are.
    const { main, known } = withoutParts(text, inside, parts);
    const isOn = (arm) =>
      sourcesOf(arm).some((name) => !name.startsWith('@') && !known.has(name) && isTenants(name));
    const arms = armsOf(main);
    if (arms.length > 1) return arms.every((arm) => isSafe(arm, known));
    return !isOn(main) && marksIn(text).every((mark) => isSafe(inside(mark), known));
  };
  return isSafe(flat);
}

/** The same of a condition with what may follow it. */
export function isScopedCondition(condition) {
  const { flat, inside } = fold(condition);
  return meets(flat, inside);
}
