import type { CustomerDto } from '@contracts/customers';
import { Alert, Button } from 'antd';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../customers.module.css';
import { contactLinks } from '@entities/order/contact-links';
import { CustomerPhone } from '@entities/order/customer-phone';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Who the customer is: contacts, allergies and what the team noted. */
export function FactsCard({ customer }: { customer: CustomerDto }) {
  const { t } = useTranslation('customers');
  const { day } = useFormat();
  const { phone, email, document, birthDate, source, createdAt, allergies, kitchenNote, notes } = customer;
  const links = contactLinks(phone);
  const facts: [string, ReactNode][] = [
    [t('fields.phone'), phone && <CustomerPhone phone={phone} />],
    [t('fields.email'), email],
    [t('fields.document'), document],
    [t('fields.birthDate'), birthDate && day(birthDate)],
    [t('fields.source'), source && t(`sources.${source}`)],
    [t('fields.createdAt'), day(createdAt.slice(0, 10))],
  ];
  return (
    <Card title={t('sections.contact')}>
      <div className={styles.stack}>
        {allergies && (
          <Alert type="warning" showIcon message={t('fields.allergies')} description={allergies} />
        )}
        {kitchenNote && (
          <Alert type="info" showIcon message={t('fields.kitchenNote')} description={kitchenNote} />
        )}
        {(links || email) && (
          <div className={styles.tags}>
            {links && (
              <>
                <Button href={links.call} icon={<Phone {...ICON} />}>
                  {t('contact.call')}
                </Button>
                <Button
                  href={links.whatsapp}
                  target="_blank"
                  rel="noreferrer"
                  icon={<MessageCircle {...ICON} />}
                >
                  {t('channels.WHATSAPP')}
                </Button>
              </>
            )}
            {email?.includes('•') === false && (
              <Button href={`mailto:${email}`} icon={<Mail {...ICON} />}>
                {t('contact.mail')}
              </Button>
            )}
          </div>
        )}
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([title, value]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
    </Card>
  );
}
