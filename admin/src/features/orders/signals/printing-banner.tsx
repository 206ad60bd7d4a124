import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner';
import { usePrintingProblem } from './use-print-trouble';

const WaitingTickets = lazy(async () => ({ default: (await import('./waiting-tickets')).WaitingTickets }));

interface PrintingBannerProps {
  branchId: string;
  /** Whether the tickets stand there at once, for who came for them. */
  opened?: boolean;
}

/** Says which printers of the branch do not print and how many tickets wait for them; nothing while all do. */
export function PrintingBanner({ branchId, opened = false }: PrintingBannerProps) {
  const { t } = useTranslation('printing');
  const [open, setOpen] = useState(opened);
  const { printers, failing, paused, atDevices, ofNoPrinter, count } = usePrintingProblem(branchId);
  const loud = failing.length + atDevices + ofNoPrinter > 0;
  if (!loud && paused.length === 0) return null;
  const namesOf = (some: typeof printers) => some.map(({ name }) => name).join(', ');
  const [first] = failing;
  return (
    <>
      <Banner
        icon={Printer}
        tone={loud ? 'cancelled' : 'waiting'}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('banner.look')}
          </Button>
        }
      >
        {[
          first &&
            t('banner.text', { names: namesOf(failing), why: t(`problems.${first.problem ?? 'TOO_OLD'}`) }),
          paused.length > 0 && t('banner.paused', { names: namesOf(paused) }),
          atDevices > 0 && t('banner.devices'),
          ofNoPrinter > 0 && t('banner.gone'),
          t('waiting', { count }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {open && (
        <Suspense fallback={null}>
          <WaitingTickets branchId={branchId} printers={printers} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
