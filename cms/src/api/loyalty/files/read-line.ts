import type { LoyaltyKind } from '../../../domain/loyalty';
import { readBalance, readExpiry, type BalanceFileField } from '../../../domain/loyalty-files';
import { unescapeFormula, type Cell, type MappedRow } from '../../../domain/table-files';
import type { Issue } from '../../../errors/api-error';
import { readCustomerLine } from '../../customers/exports';

/** A line of a file as it is to be stored. */
export interface BalanceLine {
  line: number;
  /** As the file has them, for people. */
  shown: { name: string; phone: string };
  /** The name, and the phone in E.164; absent where they are wrong. */
  fields: { name?: string | undefined; phone?: string | undefined };
  /** ≥ 0; 0 where the cell is wrong. */
  units: number;
  /** 'YYYY-MM-DD'; null without one. */
  expiresOn: string | null;
  issues: Issue[];
}

/** How the business writes, and its day. */
export interface Place {
  /** ISO 4217 code and ISO 3166-1 alpha-2, of the business. */
  currency: string;
  country: string;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Reads and checks a line. The paths of issues name the fields of the file. */
export function readLine(
  { line, cells }: MappedRow<BalanceFileField>,
  kind: LoyaltyKind,
  place: Place,
): BalanceLine {
  const person = new Map<'name' | 'phone', Cell>();
  for (const key of ['name', 'phone'] as const) {
    const cell = cells.get(key);
    if (cell !== undefined) person.set(key, cell);
  }
  const { shown, fields, issues } = readCustomerLine({ line, cells: person }, place);
  const balance = unitsOf(cells.get('balance'), kind, place);
  const expiry = expiryOf(cells.get('expiresOn'), place);
  return {
    line,
    shown,
    fields: { name: fields.name, phone: fields.phone },
    units: balance.units,
    expiresOn: expiry.day,
    issues: [...issues, ...balance.issues, ...expiry.issues],
  };
}

function unitsOf(
  cell: Cell | undefined,
  kind: LoyaltyKind,
  place: Place,
): { units: number; issues: Issue[] } {
  const path = ['balance'];
  if (cell === undefined) return { units: 0, issues: [{ code: 'REQUIRED', path }] };
  const text = typeof cell === 'string' ? unescapeFormula(cell.trim()) : cell;
  const reading = readBalance(text, kind, place);
  if ('units' in reading) return { units: reading.units, issues: [] };
  const { wrong: code, args } = reading;
  return { units: 0, issues: [{ code, path, ...(args && { args }) }] };
}

function expiryOf(
  cell: Cell | undefined,
  { country, today }: Place,
): { day: string | null; issues: Issue[] } {
  if (cell === undefined) return { day: null, issues: [] };
  const reading = readExpiry(unescapeFormula(String(cell).trim()), country, today);
  if ('day' in reading) return { day: reading.day, issues: [] };
  return { day: null, issues: [{ code: reading.wrong, path: ['expiresOn'] }] };
}
