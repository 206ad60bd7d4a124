import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { type KnownRow, ROWS, useRow } from './rows';

/** A row by its name, and the way to it. */
export function RowLink({ uid, id }: { uid: string; id: string | null }) {
  const row = useRow(uid, id);
  if (!id) return <>–</>;
  if (row === undefined) return <>…</>;
  // Gone, not to be seen by the reader, or part of another row as a size is.
  if (row === null) return <>{id}</>;
  // The line around it leads elsewhere.
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <Link to={`${ROWS}/${uid}/${row.documentId}`} onClick={stay} style={{ color: 'inherit' }}>
      {nameOf(row) ?? id}
    </Link>
  );
}

/** What a row is called: a ticket by its subject, a coupon by its code, a settlement by the courier it is with. */
const nameOf = ({ tradeName, name, subject, number, code, courierName }: KnownRow) =>
  tradeName ?? name ?? subject ?? number ?? code ?? courierName;
