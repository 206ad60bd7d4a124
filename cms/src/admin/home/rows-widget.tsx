import { type ReactNode, useEffect, useState } from 'react';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ROWS } from '../cells/rows';
import { type OwnWord, translate } from '../words/translations';

type Condition = readonly [field: string, test: '$eq' | '$ne' | '$gte' | '$lte', value: string];

/** What a widget shows: some rows of a type, and where all of them are. */
export interface RowsQuery {
  uid: string;
  sort: string;
  /** Conditions that all hold, as the content manager has them. */
  conditions?: readonly Condition[];
}

interface RowsWidgetProps<Row> extends RowsQuery {
  empty: OwnWord;
  /** The cells of a row; the first leads to it. */
  cells: (row: Row) => ReactNode[];
}

interface Found<Row> {
  results: Row[];
  pagination: { total: number };
}

const SHOWN = 6;

const Table = styled.table`
  width: 100%;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  td {
    padding: 1.2rem 1.6rem 1.2rem 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  a {
    color: inherit;
  }
  td:last-child {
    padding-right: 0;
    text-align: right;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

const More = styled.p`
  padding-top: 1.2rem;
  font-size: 1.4rem;

  a {
    color: ${({ theme }) => theme.colors.primary700};
  }
`;

/** A short list on the panel's first page, each row leading to where it is dealt with. */
export function RowsWidget<Row extends { documentId: string }>(props: RowsWidgetProps<Row>) {
  const { uid, sort, conditions = [], empty, cells } = props;
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found<Row> | 'failed' | null>(null);
  const asked = JSON.stringify({
    $and: conditions.map(([field, test, value]) => ({ [field]: { [test]: value } })),
  });
  useEffect(() => {
    let wanted = true;
    const params = { sort, filters: JSON.parse(asked) as unknown, page: 1, pageSize: SHOWN };
    void get<Found<Row>>(`${ROWS}/${uid}`, { params })
      .then(({ data }) => data)
      .catch(() => 'failed' as const)
      .then((answer) => wanted && setFound(answer));
    return () => {
      wanted = false;
    };
  }, [get, uid, sort, asked]);

  if (found === null) return <Widget.Loading />;
  if (found === 'failed') return <Widget.Error />;
  if (found.results.length === 0) return <Widget.NoData>{translate(empty)}</Widget.NoData>;
  return (
    <>
      <Table>
        <tbody>
          {found.results.map((row) => (
            <tr key={row.documentId}>
              {cells(row).map((cell, column) => (
                // The columns of a widget stay where they are.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {found.pagination.total > found.results.length && (
        <More>
          <Link to={listOf(props)}>{`${translate('seeAll')} (${found.pagination.total})`}</Link>
        </More>
      )}
    </>
  );
}

/** The content manager's list of the same rows. */
function listOf({ uid, sort, conditions = [] }: RowsQuery): string {
  const query = conditions.map(
    ([field, test, value], place) =>
      `&filters[$and][${place}][${field}][${test}]=${encodeURIComponent(value)}`,
  );
  return `${ROWS}/${uid}?sort=${sort}${query.join('')}`;
}
