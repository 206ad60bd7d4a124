import type { DeliveryDto } from '@contracts/couriers';
import { differenceOf, type SettlementSums } from '@domain/couriers';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './settlements.module.css';
import { Money } from '@entities/money/money';
import { useFormat } from '@shared/format/context';

export interface SheetProps {
  /** `countedCents`: of what the courier hands in; left out or null where nobody counted. */
  sums: SettlementSums & { countedCents?: number | null };
  trips: readonly DeliveryDto[];
  /** On paper, which has no pages to turn. */
  whole?: boolean;
}

/** So many trips are looked at at a time. */
const PAGE_SIZE = 50;

interface Amount {
  key: 'earnedCents' | 'tipsCents' | 'cash';
  of: (trip: DeliveryDto) => number;
  total: (sums: SettlementSums) => number;
}

const AMOUNTS: readonly Amount[] = [
  { key: 'earnedCents', of: ({ earnedCents }) => earnedCents, total: ({ earnedCents }) => earnedCents },
  { key: 'tipsCents', of: ({ tipCents }) => tipCents, total: ({ tipsCents }) => tipsCents },
  {
    key: 'cash',
    of: ({ cashCents, changeCents }) => cashCents - changeCents,
    total: ({ cashDueCents }) => cashDueCents,
  },
];

const LINES = ['earnedCents', 'tipsCents', 'cashCents', 'changeCents', 'cashDueCents'] as const;

/** What a settlement is made of: the sums, and under them each trip. */
export function SettlementSheet({ sums, trips, whole = false }: SheetProps) {
  const { t } = useTranslation('couriers');
  const { moment } = useFormat();
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('sums.deliveries')}</dt>
          <dd className="figures">{sums.deliveries}</dd>
        </div>
        {LINES.map((key) => (
          <div key={key}>
            <dt>{t(`sums.${key}`)}</dt>
            <dd>
              <Money cents={sums[key]} />
            </dd>
          </div>
        ))}
        {sums.broughtForwardCents !== 0 && (
          <div>
            <dt>{t(sums.broughtForwardCents < 0 ? 'sums.shortBefore' : 'sums.overBefore')}</dt>
            <dd>
              <Money cents={sums.broughtForwardCents} />
            </dd>
          </div>
        )}
        <Counted {...sums} />
        <div className={styles.balance}>
          <dt>{t(sums.balanceCents > 0 ? 'sums.isPaid' : 'sums.handsIn')}</dt>
          <dd>
            <Money cents={Math.abs(sums.balanceCents)} />
          </dd>
        </div>
      </dl>
      {trips.length === 0 ? (
        <p>{t('settle.empty')}</p>
      ) : (
        // What scrolls has to be reached by the keyboard.
        <div
          className={styles.trips}
          role="region"
          aria-label={t('sums.deliveries')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1)
          tabIndex={0}
        >
          <Table
            size="small"
            rowKey="id"
            pagination={
              whole || trips.length <= PAGE_SIZE ? false : { pageSize: PAGE_SIZE, showSizeChanger: false }
            }
            dataSource={[...trips]}
            columns={[
              {
                title: t('settle.orders'),
                render: (_, trip: DeliveryDto) => trip.stops.map(({ orderNumber }) => orderNumber).join(', '),
              },
              {
                title: t('settle.when'),
                render: (_, { endedAt }: DeliveryDto) => endedAt && moment(endedAt),
              },
              ...AMOUNTS.map(({ key, of }) => ({
                key,
                title: t(`sums.${key}`),
                align: 'end' as const,
                render: (_: unknown, trip: DeliveryDto) => <Money cents={of(trip)} />,
              })),
            ]}
            summary={() => (
              <Table.Summary.Row>
                <Table.Summary.Cell index={0} colSpan={2}>
                  <b>{t('settle.totals')}</b>
                </Table.Summary.Cell>
                {AMOUNTS.map(({ key, total }, index) => (
                  <Table.Summary.Cell key={key} index={index + 2} align="end">
                    <b>
                      <Money cents={total(sums)} />
                    </b>
                  </Table.Summary.Cell>
                ))}
              </Table.Summary.Row>
            )}
          />
        </div>
      )}
    </>
  );
}

/** What was counted, and by how much it is not what there should be. */
function Counted({ balanceCents, countedCents = null }: SheetProps['sums']) {
  const { t } = useTranslation('couriers');
  const over = differenceOf({ balanceCents, countedCents });
  if (countedCents === null || over === null) return null;
  return (
    <>
      <div>
        <dt>{t('settle.counted')}</dt>
        <dd>
          <Money cents={countedCents} />
        </dd>
      </div>
      <div>
        <dt>{t(over === 0 ? 'settle.exact' : over < 0 ? 'settle.short' : 'settle.over')}</dt>
        <dd>
          <Money cents={Math.abs(over)} />
        </dd>
      </div>
    </>
  );
}
