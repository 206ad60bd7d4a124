import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { RowLink } from '../cells/row-link';
import { BRANCH, BUSINESS, ROWS, USER } from '../cells/rows';
import { translate, type TypeName, typeName } from '../words/translations';

interface Shown {
  model: string;
  documentId?: string;
  document?: { businessId?: unknown; branchId?: unknown };
}

interface Belonging {
  /** The field of the others that holds the id of the row. */
  by: string;
  rows: readonly [uid: string, name: TypeName][];
}

const ORDER = 'api::orders.order';
const DELIVERY = 'api::couriers.delivery';
const SETTLEMENT = 'api::couriers.settlement';

/** What belongs to a row, and by which field. */
const BELONGING: Readonly<Record<string, Belonging>> = {
  [BUSINESS]: {
    by: 'businessId',
    rows: [
      [BRANCH, 'Branch'],
      [USER, 'User'],
      ['api::plans.subscription', 'Subscription'],
      [ORDER, 'Order'],
      ['api::customers.customer', 'Customer'],
      ['api::campaign.coupon', 'Coupon'],
      ['api::support.support-ticket', 'Support ticket'],
      ['api::employees.invitation', 'Invitation'],
      ['api::access.access-request', 'Access request'],
      ['api::orders.saved-view', 'Saved view'],
    ],
  },
  [BRANCH]: {
    by: 'branchId',
    rows: [
      [ORDER, 'Order'],
      ['api::carts.cart', 'Cart'],
      ['api::menu.product', 'Product'],
      ['api::menu.category', 'Category'],
      ['api::menu.stock-move', 'Stock move'],
      ['api::menu.price-change', 'Price change'],
      ['api::menu.menu-release', 'Menu release'],
      ['api::branches.delivery-zone', 'Delivery zone'],
      ['api::branches.opening-hour', 'Opening hours'],
      ['api::branches.hours-exception', 'Hours exception'],
      ['api::branches.social-link', 'Social link'],
      ['api::branches.pause', 'Pause'],
      ['api::couriers.courier', 'Courier'],
      [DELIVERY, 'Delivery'],
      [SETTLEMENT, 'Settlement'],
      ['api::sellers.seller', 'Seller'],
      ['api::sellers.commission', 'Commission'],
      ['api::printing.printer', 'Printer'],
      ['api::devices.device', 'Device'],
    ],
  },
  'api::customers.customer': { by: 'customerId', rows: [[ORDER, 'Order']] },
  'api::couriers.courier': {
    by: 'courierId',
    rows: [
      [ORDER, 'Order'],
      [DELIVERY, 'Delivery'],
      [SETTLEMENT, 'Settlement'],
    ],
  },
  [SETTLEMENT]: { by: 'settlementId', rows: [[DELIVERY, 'Delivery']] },
  'api::sellers.seller': {
    by: 'sellerId',
    rows: [
      [ORDER, 'Order'],
      ['api::sellers.commission', 'Commission'],
    ],
  },
  'api::printing.printer': { by: 'printerId', rows: [['api::printing.print-job', 'Print job']] },
};

const List = styled.ul`
  display: grid;
  gap: 0.8rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary700};
`;

/** Beside a row: the business and branch it is of, or what is of it. */
export function RelatedPanel({ model, documentId, document }: Shown) {
  const { by, rows } = BELONGING[model] ?? { by: '', rows: [] };
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
        {rows.map(([uid, name]) => (
          <li key={uid}>
            <Link
              to={`${ROWS}/${uid}?filters[$and][0][${by}][$eq]=${documentId}`}
              style={{ color: 'inherit' }}
            >
              {typeName(name)}
            </Link>
          </li>
        ))}
      </List>
    ),
  };
}
