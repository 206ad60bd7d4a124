import type { OrderDto } from '@contracts/orders';
import { Mail, MapPin, Phone, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './details.module.css';
import { orders } from '../orders.feature';
import { OrderRewards } from './order-rewards';
import { ResendButton } from './resend-button';
import { CourierLine } from '@entities/courier/courier-line';
import { contactLinks } from '@entities/order/contact-links';
import { addressLines, mapLink } from '@entities/ticket/address-lines';
import { useSession } from '@entities/session/session';
import { useFormat } from '@shared/format/context';
import { shownPhone } from '@shared/format/phone';
import { Card } from '@shared/ui/card';
import { Tag } from '@shared/ui/tag';

/** For whom it is, how well they are known, and where it goes. */
export function CustomerCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  const { customer, customerName, customerPhone, newCustomer, address } = order;
  return (
    <Card
      title={t('details.customer')}
      actions={newCustomer && <Tag icon={Sparkles}>{t('details.firstOrder')}</Tag>}
    >
      <div className={styles.customer}>
        <div>
          <p className={styles.name}>{customerName || t('details.nameHidden')}</p>
          {customerPhone && <PhoneLine phone={customerPhone} />}
          {customer?.email && (
            <div className={styles.tracking}>
              <a className={styles.link} href={`mailto:${customer.email}`}>
                <Mail size={14} strokeWidth={1.75} aria-hidden />
                {customer.email}
              </a>
              <ResendButton order={order} email={customer.email} />
            </div>
          )}
          {customer && !newCustomer && (
            <p className={styles.faint}>
              <History phone={customerPhone} count={customer.orderCount} />
              {customer.lastOrderAt && ` · ${t('details.lastOrder', { at: moment(customer.lastOrderAt) })}`}
            </p>
          )}
          <OrderRewards order={order} />
        </div>
        {address && <AddressPart address={address} />}
        <CourierLine order={order} />
      </div>
    </Card>
  );
}

/** How often they ordered, with the way to those orders; by a masked phone nobody finds any. */
function History({ phone, count }: { phone: string | null; count: number }) {
  const { t } = useTranslation('orders');
  const words = t('details.history', { count });
  if (!phone || !contactLinks(phone)) return words;
  return <Link to={`${orders.paths.list}?${new URLSearchParams({ q: phone })}`}>{words}</Link>;
}

/** A masked phone is read, not called. */
function PhoneLine({ phone }: { phone: string }) {
  const { country } = useSession().business;
  const links = contactLinks(phone);
  const line = (
    <>
      <Phone size={14} strokeWidth={1.75} aria-hidden />
      {links ? shownPhone(phone, country) : phone}
    </>
  );
  return links ? (
    <a className={styles.link} href={links.call}>
      {line}
    </a>
  ) : (
    <p className={styles.faint}>{line}</p>
  );
}

function AddressPart({ address }: { address: NonNullable<OrderDto['address']> }) {
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  const { reference, zoneName, distanceMeters } = address;
  const facts = [
    zoneName,
    distanceMeters !== null && t('details.distance', { km: number(distanceMeters / 1000, 1) }),
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {addressLines(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reference && <p className={styles.reference}>{reference}</p>}
      {facts.length > 0 && <p className={styles.faint}>{facts.join(' · ')}</p>}
      <a className={styles.link} href={mapLink(address)} target="_blank" rel="noreferrer">
        <MapPin size={14} strokeWidth={1.75} aria-hidden />
        {t('details.map')}
      </a>
    </address>
  );
}
