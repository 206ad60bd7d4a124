import type { CouponCodeDto, CouponDto } from '@contracts/coupons';
import { Button, Pagination } from 'antd';
import { Download, Plus, TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BatchDialog } from './batch-dialog';
import styles from './codes.module.css';
import { useErrorMessage } from '@entities/record/use-error-message';
import { requestNamedFile } from '@shared/api/request-file';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { downloadFile } from '@shared/table/csv';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

const ORDER = '/dashboard/orders/details/:id';
/** Of each batch on a page, until somebody wants to see all. */
const FIRST_CODES = 6;
const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface CodesMeta {
  pagination: { page: number; pageSize: number; total: number };
}

/** The personal codes of a coupon, batch by batch: each can be used once. */
export function CodesCard({ coupon: { id } }: { coupon: Pick<CouponDto, 'id'> }) {
  const { t } = useTranslation('coupons');
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const path = `/api/coupons/${id}/codes`;
  const { data, meta, error, refetch } = useApi<CouponCodeDto[], CodesMeta>(path, {
    query: { page },
    keepPrevious: true,
  });
  return (
    <Card
      title={t('codes.title')}
      actions={
        <Button size="small" icon={<Plus {...ICON} />} onClick={() => setMaking(true)}>
          {t('codes.make')}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={4} height={16} />
      ) : data.length === 0 ? (
        <EmptyState compact icon={TicketCheck} title={t('codes.empty')} text={t('codes.emptyText')} />
      ) : (
        <div className={styles.stack}>
          {batchesOf(data).map((codes) => (
            <Batch key={codes[0].batchId} path={path} codes={codes} />
          ))}
          {meta && meta.pagination.total > meta.pagination.pageSize && (
            <Pagination
              size="small"
              simple
              current={page}
              pageSize={meta.pagination.pageSize}
              total={meta.pagination.total}
              onChange={setPage}
            />
          )}
        </div>
      )}
      {isMaking && <BatchDialog couponId={id} onClose={() => setMaking(false)} onMade={() => setPage(1)} />}
    </Card>
  );
}

type Codes = readonly [CouponCodeDto, ...CouponCodeDto[]];

/** Codes as they follow each other, by the batch that they were made in. */
function batchesOf(codes: readonly CouponCodeDto[]): Codes[] {
  const batches = new Map<string, [CouponCodeDto, ...CouponCodeDto[]]>();
  for (const code of codes) {
    const batch = batches.get(code.batchId);
    if (batch) batch.push(code);
    else batches.set(code.batchId, [code]);
  }
  return [...batches.values()];
}

function Batch({ path, codes }: { path: string; codes: Codes }) {
  const { t } = useTranslation('coupons');
  const { moment } = useFormat();
  const showError = useErrorMessage();
  const [isLoading, setLoading] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? codes : codes.slice(0, FIRST_CODES);
  const [{ batchId, createdAt }] = codes;
  const save = async () => {
    setLoading(true);
    try {
      const { name, file } = await requestNamedFile(`${path}/export?${new URLSearchParams({ batchId })}`);
      downloadFile(name, file);
    } catch (error) {
      showError(error, { title: t('codes.failed') });
    } finally {
      setLoading(false);
    }
  };
  const when = moment(createdAt);
  return (
    <section aria-label={t('codes.batch', { when })}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('codes.batch', { when })}</h3>
        <Button
          type="text"
          size="small"
          icon={<Download {...ICON} />}
          loading={isLoading}
          aria-label={t('codes.download', { when })}
          onClick={() => void save()}
        >
          {t('codes.csv')}
        </Button>
      </div>
      <ul className={styles.codes}>
        {shown.map((code) => (
          <CodeLine key={code.code} code={code} />
        ))}
      </ul>
      {codes.length > shown.length && (
        <Button type="text" size="small" onClick={() => setShowsAll(true)}>
          {t('codes.showAll', { count: codes.length })}
        </Button>
      )}
    </section>
  );
}

function CodeLine({
  code: { code, customerName, expiresAt, orderId, orderNumber },
}: {
  code: CouponCodeDto;
}) {
  const { t } = useTranslation('coupons');
  const { moment } = useFormat();
  const notes = [
    customerName && t('codes.for', { name: customerName }),
    expiresAt && t('codes.until', { when: moment(expiresAt) }),
  ].filter(Boolean);
  return (
    <li>
      <span>
        <code className={styles.code}>{code}</code>
        {notes.length > 0 && <span className={styles.faint}>{notes.join(' · ')}</span>}
      </span>
      {orderId === null ? (
        <span className={styles.faint}>{t('codes.unused')}</span>
      ) : (
        <Link to={fillPath(ORDER, { id: orderId })} className={styles.order}>
          {t('simulator.order', { number: orderNumber ?? '' })}
        </Link>
      )}
    </li>
  );
}
