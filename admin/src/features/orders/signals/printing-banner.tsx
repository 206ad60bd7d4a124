import type { PrinterDto } from '@contracts/printing';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import { useLiveEvents } from '@entities/live/live';
import { useApi } from '@shared/api/use-api';

const WaitingTickets = lazy(async () => ({ default: (await import('./waiting-tickets')).WaitingTickets }));

/** Says which printers of the branch do not print and how many tickets wait for them; nothing while all do. */
export function PrintingBanner({ branchId }: { branchId: string }) {
  const { t } = useTranslation('printing');
  const [open, setOpen] = useState(false);
  const printers = useApi<PrinterDto[]>('/api/printers', {
    query: { 'filters[branchId][$eq]': branchId, 'filters[state][$eq]': 'ACTIVE' },
  });
  useLiveEvents(['printing.changed'], printers.refetch);
  const troubled = (printers.data ?? []).filter(({ problem, failed }) => problem !== null || failed > 0);
  const [first, ...others] = troubled;
  if (!first) return null;
  const count = troubled.reduce((sum, { waiting, failed }) => sum + waiting + failed, 0);
  const names = [first, ...others].map(({ name }) => name).join(', ');
  return (
    <>
      <Banner
        icon={Printer}
        tone="cancelled"
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('banner.look')}
          </Button>
        }
      >
        {t('banner.text', { names, why: t(`problems.${first.problem ?? 'TOO_OLD'}`) })}{' '}
        {t('waiting', { count })}
      </Banner>
      {open && (
        <Suspense fallback={null}>
          <WaitingTickets branchId={branchId} printers={printers.data ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
