import type { DeviceTestPrinter } from '@contracts/devices';
import { CircleAlert, CircleCheck, LoaderCircle, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './devices.module.css';
import { useFormat } from '@shared/format/context';
import { Tag } from '@shared/ui/tag';

interface TestPrintersProps {
  printers: readonly DeviceTestPrinter[];
  running: boolean;
}

/** What the printers of the network answered in a test, which took no paper. */
export function TestPrinters({ printers, running }: TestPrintersProps) {
  const { t } = useTranslation('devices');
  if (printers.length === 0) return null;
  return (
    <ul aria-label={t('test.printers')}>
      {printers.map((printer) => (
        <li key={printer.id} className={styles.device}>
          <Printer size={20} strokeWidth={1.5} aria-hidden />
          <span className={styles.what}>{printer.name}</span>
          <Answer printer={printer} running={running} />
        </li>
      ))}
    </ul>
  );
}

function Answer({
  printer: { answeredMs, problem },
  running,
}: {
  printer: DeviceTestPrinter;
  running: boolean;
}) {
  const { t } = useTranslation(['devices', 'printing']);
  const { number } = useFormat();
  if (answeredMs !== null)
    return (
      <Tag icon={CircleCheck} tone="ready">
        {t('test.canPrint', { value: number(answeredMs) })}
      </Tag>
    );
  if (problem === null && running) return <Tag icon={LoaderCircle}>{t('test.waiting')}</Tag>;
  return (
    <Tag icon={CircleAlert} tone="cancelled">
      {problem === null ? t('test.noAnswer') : t(`printing:problems.${problem}`)}
    </Tag>
  );
}
