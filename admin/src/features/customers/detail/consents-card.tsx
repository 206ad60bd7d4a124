import type { ConsentStateDto, CustomerDetailsDto } from '@contracts/customers';
import {
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  type ConsentChannel,
  type ConsentPurpose,
} from '@domain/customers';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../customers.module.css';
import { CUSTOMER_REPORTS } from '../use-merge';
import { useVerb } from '@entities/record/use-verb';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';

/** The pairs that are shown also before anything was said about them: those that campaigns and surveys ask about. */
const ALWAYS_SHOWN: readonly [ConsentChannel, ConsentPurpose][] = [
  ['EMAIL', 'MARKETING'],
  ['WHATSAPP', 'MARKETING'],
  ['EMAIL', 'SURVEY'],
];

interface ConsentsCardProps {
  customer: CustomerDetailsDto;
  mayEdit: boolean;
}

/** What the customer may be written for and where, with when and by whom that was last said. */
export function ConsentsCard({ customer, mayEdit }: ConsentsCardProps) {
  const { t } = useTranslation('customers');
  const { moment } = useFormat();
  const { run, pending } = useVerb<ConsentStateDto[]>('customers', 'consents', { paths: CUSTOMER_REPORTS });
  const find = (channel: ConsentChannel, purpose: ConsentPurpose) =>
    customer.consents.find((each) => each.channel === channel && each.purpose === purpose);
  const shown = CONSENT_CHANNELS.flatMap((channel) =>
    CONSENT_PURPOSES.map((purpose) => ({ channel, purpose, entry: find(channel, purpose) })),
  ).filter(
    ({ channel, purpose, entry }) =>
      entry !== undefined || ALWAYS_SHOWN.some((pair) => pair[0] === channel && pair[1] === purpose),
  );
  return (
    <Card title={t('consents.title')}>
      <div className={styles.stack}>
        {shown.map(({ channel, purpose, entry }) => {
          const label = `${t(`channels.${channel}`)} · ${t(`purposes.${purpose}`)}`;
          const given = entry?.given ?? false;
          const isCustomersOwn = purpose === 'CART_REMINDER' && !given;
          return (
            <div key={`${channel}${purpose}`} className={styles.entry}>
              <div>
                <p>{label}</p>
                <p className={styles.faint}>
                  {entry
                    ? t(entry.given ? 'consents.given' : 'consents.withdrawn', {
                        at: moment(entry.at),
                        by: entry.by ?? t(`consents.sources.${entry.source}`),
                      })
                    : t('consents.never')}
                </p>
              </div>
              <label>
                <Switch
                  aria-label={label}
                  checked={given}
                  disabled={!mayEdit || pending || isCustomersOwn}
                  onChange={(next) => void run(customer.id, { channel, purpose, given: next })}
                />
              </label>
            </div>
          );
        })}
      </div>
    </Card>
  );
}
