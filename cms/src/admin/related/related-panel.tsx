import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RowLink } from '../cells/row-link';
import { BRANCH, BUSINESS } from '../cells/row-types';
import { ROWS } from '../cells/rows';
import { translate, typeName } from '../words/translations';
import { belongingTo } from './belonging';

interface Shown {
  model: string;
  documentId?: string;
  document?: { businessId?: unknown; branchId?: unknown };
}

const List = styled.ul`
  display: grid;
  gap: 0.8rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary700};
`;

/** Beside a row: the business and branch it is of, or what is of it. */
export function RelatedPanel({ model, documentId, document }: Shown) {
  const rows = belongingTo(model)
    .map(({ uid, name, by }) => ({ uid, by, label: typeName(name) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const owners = [
    [BUSINESS, document?.businessId],
    [BRANCH, document?.branchId],
  ].filter((owner): owner is [string, string] => typeof owner[1] === 'string');
  if (!documentId || (rows.length === 0 && owners.length === 0)) return null;
  return {
    title: translate('related'),
    content: (
      <List>
        {owners.map(([uid, id]) => (
          <li key={uid}>
            <RowLink uid={uid} id={id} />
          </li>
        ))}
        {rows.map(({ uid, by, label }) => (
          <li key={uid}>
            <Link
              to={`${ROWS}/${uid}?filters[$and][0][${by}][$eq]=${documentId}`}
              style={{ color: 'inherit' }}
            >
              {label}
            </Link>
          </li>
        ))}
      </List>
    ),
  };
}
