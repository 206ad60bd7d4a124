import type { CustomerDetailsDto } from '@contracts/customers';
import { Alert, Button } from 'antd';
import { Ban, PhoneCall, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AddressesCard } from './addresses-card';
import { BlockDialog } from './block-dialog';
import { ConsentsCard } from './consents-card';
import { FactsCard } from './facts-card';
import { FiguresCard } from './figures-card';
import { MergedCard } from './merged-card';
import { TimelineCard } from './timeline-card';
import { customers } from '../customers.feature';
import styles from '../customers.module.css';
import { PrivacyActions } from '../privacy/privacy-actions';
import { SegmentTag } from '../segment-tag';
import { useBlock } from '../use-block';
import { contactLinks } from '@entities/order/contact-links';
import { ResourceDetails } from '@entities/record/resource-details';
import { useHasPermission } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { useFormat } from '@shared/format/context';
import { Tag } from '@shared/ui/tag';

const CustomerDrawer = lazy(async () => ({
  default: (await import('../customer-drawer')).CustomerDrawer,
}));

const ORDERS = '/dashboard/orders';
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** `/dashboard/customers/detail/:id`: who a customer is, and everything that happened with them. */
export default function CustomerPage() {
  const { t } = useTranslation(['customers', 'navigation']);
  const { moment } = useFormat();
  const { id = '' } = useParams();
  const mayEdit = useMay('customers', 'edit');
  const [editing, setEditing] = useState<CustomerDetailsDto | null>(null);
  return (
    <>
      <ResourceDetails<CustomerDetailsDto>
        key={id}
        resource="customers"
        id={id}
        back={{ to: customers.paths.list, label: t('navigation:customers') }}
        titleOf={({ name }) => name || t('nameless')}
        subtitle={(row) => (
          <span className={styles.tags}>
            <SegmentTag segment={row.segment} />
            {row.state !== 'ACTIVE' && (
              <Tag tone="cancelled" icon={Ban}>
                {t(`states.${row.state}`)}
              </Tag>
            )}
            {row.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        )}
        actions={(row) =>
          row.state !== 'ANONYMIZED' && <Actions customer={row} onEdit={() => setEditing(row)} />
        }
        aside={(row) => (
          <>
            {row.state === 'BLOCKED' && (
              <Alert
                type="error"
                showIcon
                message={
                  row.blockedUntil ? t('block.until', { at: moment(row.blockedUntil) }) : t('block.forGood')
                }
                description={row.blockReason}
              />
            )}
            <FactsCard customer={row} />
            <AddressesCard customer={row} mayEdit={mayEdit} />
            <ConsentsCard customer={row} mayEdit={mayEdit} />
            {row.merged.length > 0 && <MergedCard customer={row} mayEdit={mayEdit} />}
          </>
        )}
      >
        {(row) => (
          <>
            <FiguresCard id={row.id} />
            <TimelineCard id={row.id} />
          </>
        )}
      </ResourceDetails>
      <Suspense fallback={null}>
        {editing && <CustomerDrawer customer={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}

function Actions({ customer, onEdit }: { customer: CustomerDetailsDto; onEdit: () => void }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const mayEdit = useMay('customers', 'edit');
  const mayOrder = useHasPermission('order.create');
  const [blocking, setBlocking] = useState(false);
  const { unblock, isPending } = useBlock(customer);
  const orderAgain = () =>
    void navigate(`${ORDERS}?${new URLSearchParams({ new: 'order', phone: customer.phone })}`);
  return (
    <>
      {mayEdit &&
        (customer.state === 'BLOCKED' ? (
          <Button icon={<Ban {...ICON} />} loading={isPending} onClick={() => void unblock()}>
            {t('block.undo')}
          </Button>
        ) : (
          <Button icon={<Ban {...ICON} />} onClick={() => setBlocking(true)}>
            {t('block.button')}
          </Button>
        ))}
      {mayEdit && (
        <Button icon={<Pencil {...ICON} />} onClick={onEdit}>
          {t('editButton')}
        </Button>
      )}
      <PrivacyActions customer={customer} />
      {mayOrder && contactLinks(customer.phone) && (
        <Button type="primary" icon={<PhoneCall {...ICON} />} onClick={orderAgain}>
          {t(customer.orderCount > 0 ? 'orderAgain' : 'newOrder')}
        </Button>
      )}
      {blocking && <BlockDialog customer={customer} onClose={() => setBlocking(false)} />}
    </>
  );
}
