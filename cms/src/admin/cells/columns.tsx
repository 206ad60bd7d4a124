import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { language } from '../words/language';
import { withoutUnit } from '../words/translations';
import { Amount } from './amount';
import { RowLink } from './row-link';
import { BRANCH, BUSINESS } from './rows';

type Row = Record<string, unknown>;

interface Header {
  name: string;
  label: string | { id: string; defaultMessage: string };
  attribute: { type: string };
  cellFormatter?: (row: Row) => ReactNode;
}

interface Listing {
  displayedHeaders: Header[];
  layout: unknown;
}

/** Lets lists show names for ids, money for cents and short dates. */
export function withReadableCells({ displayedHeaders, layout }: Listing): Listing {
  return { layout, displayedHeaders: displayedHeaders.map(readable) };
}

const Cell = styled.div`
  font-size: 1.4rem;
  line-height: 1.43;
  white-space: nowrap;
`;

function readable(header: Header): Header {
  const { name, attribute, label } = header;
  const cell = cellOf(name, attribute.type);
  if (!cell) return header;
  return {
    ...header,
    cellFormatter: (row) => <Cell>{cell(row[name], row)}</Cell>,
    // Forms speak of cents, lists of money.
    ...(name.endsWith('Cents') &&
      typeof label === 'string' && {
        label: { id: `comanda.amounts.${name}`, defaultMessage: withoutUnit(label) },
      }),
  };
}

function cellOf(name: string, type: string): ((value: unknown, row: Row) => ReactNode) | null {
  if (name === 'businessId') return (value) => <RowLink uid={BUSINESS} id={textOf(value)} />;
  if (name === 'branchId') return (value) => <RowLink uid={BRANCH} id={textOf(value)} />;
  if (name.endsWith('Cents'))
    return (value, row) => <Amount cents={typeof value === 'number' ? value : null} of={row} />;
  // Of a question counts how long ago it was asked.
  if (name === 'openedAt' || name === 'lastMessageAt') return (value) => ageOf(textOf(value));
  if (type === 'datetime') return (value) => momentOf(textOf(value));
  return null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function ageOf(instant: string | null): string {
  if (instant === null) return '–';
  const hours = (Date.parse(instant) - Date.now()) / 3_600_000;
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  if (Math.abs(hours) < 1) return relative.format(Math.round(hours * 60), 'minute');
  if (Math.abs(hours) < 48) return relative.format(Math.round(hours), 'hour');
  return relative.format(Math.round(hours / 24), 'day');
}

function momentOf(instant: string | null): string {
  if (instant === null) return '–';
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
