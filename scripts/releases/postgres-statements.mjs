import { execFileSync } from 'node:child_process';
import { programFor } from '../backups/postgres-programs.mjs';
import { DERIVED } from './derived.mjs';

/** What only psql understands, what a server of another version may not know, and what is said to people. */
const LEFT_OUT = /^(--|\\|SET |SELECT pg_catalog\.set_config|CREATE SCHEMA |COMMENT ON SCHEMA )/;
const A_COUNTER = /^SELECT pg_catalog\.setval/;
const MOST_BYTES = 50_000_000;

/** A PostgreSQL database as SQL, in the same three parts as the SQLite one. */
export function postgresStatements(url) {
  const program = programFor('pg_dump', 0);
  const dumped = (...args) => {
    const whole = ['--no-owner', '--no-privileges', '--schema=public', `--dbname=${url}`, ...args];
    const options = { encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'ignore'] };
    const lines = execFileSync(program, whole, options).split('\n');
    return lines.filter((line) => line !== '' && !LEFT_OUT.test(line));
  };
  const data = ['--data-only', '--inserts', '--rows-per-insert=1000'];
  const derived = (option) => DERIVED.map((table) => `--${option}=public.${table}`);
  const entered = dumped(...data, ...derived('exclude-table-data'));
  const text = (lines) => `${lines.join('\n')}\n`;
  return {
    tables: text([...dumped('--section=pre-data'), ...dumped(...data, ...derived('table'))]),
    rows: text(entered.filter((line) => !A_COUNTER.test(line))),
    indexes: text([...dumped('--section=post-data'), ...entered.filter((line) => A_COUNTER.test(line))]),
  };
}
