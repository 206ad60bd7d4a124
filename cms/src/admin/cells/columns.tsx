import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { momentText } from '../words/language';
import { isRowField, rowIdIn, rowTypeOf } from '../forms/row-fields';
import { nounOfPage } from '../words/noun-of-page';
import { valueWord } from '../words/translations';
import { ageOf } from './age';
import { Amount } from './amount';
import { RowLink } from './row-link';

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
  const { name, attribute } = header;
  const cell = cellOf(name, attribute.type);
  if (!cell) return header;
  return { ...header, cellFormatter: (row) => <Cell>{cell(row[name], row)}</Cell> };
}

function cellOf(name: string, type: string): ((value: unknown, row: Row) => ReactNode) | null {
  if (isRowField(name)) return (value) => <RowLink uid={rowTypeOf(name)} id={rowIdIn(value)} />;
  if (name.endsWith('Cents'))
    return (value, row) => <Amount cents={typeof value === 'number' ? value : null} of={row} />;
  // A ticket's number is a name, not an amount.
  if (name === 'number' && type === 'integer') return (value) => String(value);
  if (type === 'enumeration') {
    const path = `${nounOfPage()}.${name}`;
    return (value) => wordOf(textOf(value), path);
  }
  // Of a question counts how long ago it was asked.
  if (name === 'openedAt' || name === 'lastMessageAt') return (value) => ageOf(textOf(value));
  if (type === 'datetime') return (value) => momentOf(textOf(value));
  return null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const wordOf = (code: string | null, path: string): string => (code === null ? '–' : valueWord(code, path));

const momentOf = (instant: string | null): string => (instant === null ? '–' : momentText(instant));
