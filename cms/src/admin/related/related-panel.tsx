import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RowLink } from '../cells/row-link';
import { BRANCH, BUSINESS, ROWS, USER } from '../cells/rows';
import { type OwnWord, say } from '../words/translations';

interface Shown {
  model: string;
  documentId?: string;
  document?: { businessId?: unknown; branchId?: unknown };
}

/** What belongs to a business and to a branch, by the field that says so. */
const OF_BUSINESS: [uid: string, word: OwnWord][] = [
  [BRANCH, 'branches'],
  [USER, 'people'],
  ['api::plans.subscription', 'subscription'],
  ['api::orders.order', 'orders'],
  ['api::customers.customer', 'customers'],
  ['api::campaign.coupon', 'coupons'],
  ['api::support.support-ticket', 'tickets'],
  ['api::employees.invitation', 'invitations'],
];
const OF_BRANCH: [uid: string, word: OwnWord][] = [
  ['api::orders.order', 'orders'],
  ['api::menu.product', 'products'],
  ['api::menu.category', 'categories'],
  ['api::menu.stock-move', 'stockMoves'],
  ['api::menu.price-change', 'priceChanges'],
  ['api::menu.menu-release', 'menuReleases'],
  ['api::branches.delivery-zone', 'zones'],
  ['api::branches.opening-hour', 'hours'],
  ['api::branches.social-link', 'socialLinks'],
  ['api::branches.pause', 'pauses'],
];

const List = styled.ul`
  display: grid;
  gap: 0.8rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary700};
`;

/** Beside a row: the business and branch it is of, or what is of it. */
export function RelatedPanel({ model, documentId, document }: Shown) {
  const links = model === BUSINESS ? OF_BUSINESS : model === BRANCH ? OF_BRANCH : [];
  const field = model === BUSINESS ? 'businessId' : 'branchId';
  const owners = [
    [BUSINESS, document?.businessId],
    [BRANCH, document?.branchId],
  ].filter((owner): owner is [string, string] => typeof owner[1] === 'string');
  if (!documentId || (links.length === 0 && owners.length === 0)) return null;
  return {
    title: say('related'),
    content: (
      <List>
        {owners.map(([uid, id]) => (
          <li key={uid}>
            <RowLink uid={uid} id={id} />
          </li>
        ))}
        {links.map(([uid, word]) => (
          <li key={uid}>
            <Link
              to={`${ROWS}/${uid}?filters[$and][0][${field}][$eq]=${documentId}`}
              style={{ color: 'inherit' }}
            >
              {say(word)}
            </Link>
          </li>
        ))}
      </List>
    ),
  };
}
