import { useEffect, useState } from 'react';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BUSINESS, ROWS } from '../cells/rows';
import { language } from '../words/language';
import { say } from '../words/translations';

interface Business {
  documentId: string;
  tradeName: string;
  state: string;
  createdAt: string;
}

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

/** Who signed up lately, and how each stands. */
export function NewestBusinesses() {
  const { get } = useFetchClient();
  const [businesses, setBusinesses] = useState<Business[] | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    void get<{ results: Business[] }>(`${ROWS}/${BUSINESS}`, {
      params: { sort: 'id:DESC', page: 1, pageSize: 6 },
    })
      .then(({ data }) => data.results)
      .catch(() => 'failed' as const)
      .then((found) => wanted && setBusinesses(found));
    return () => {
      wanted = false;
    };
  }, [get]);

  if (businesses === null) return <Widget.Loading />;
  if (businesses === 'failed') return <Widget.Error />;
  if (businesses.length === 0) return <Widget.NoData>{say('noBusinesses')}</Widget.NoData>;
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
  return (
    <Table>
      <tbody>
        {businesses.map(({ documentId, tradeName, state, createdAt }) => (
          <tr key={documentId}>
            <td>
              <Link to={`${ROWS}/${BUSINESS}/${documentId}`}>{tradeName}</Link>
            </td>
            <td>{state}</td>
            <td>{date.format(new Date(createdAt))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
