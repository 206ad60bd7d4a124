import type { PrinterDto } from '@contracts/printing';
import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './printers.module.css';

const ICON = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

/** How a printer is, in a word and a sign, and how many tickets wait for it. */
export function PrinterState({ printer }: { printer: PrinterDto }) {
  const { t } = useTranslation('printing');
  const { host, port, state, problem, waiting, failed } = printer;
  const Icon = problem ? TriangleAlert : state === 'PAUSED' ? CirclePause : CircleCheck;
  return (
    <span className={styles.state} data-problem={problem !== null || undefined}>
      <Icon {...ICON} />
      {problem ? t(`problems.${problem}`) : t(`states.${state === 'ACTIVE' ? 'ACTIVE' : 'PAUSED'}`)}
      <span className={styles.address}>
        {host}:{port}
      </span>
      {waiting > 0 && <span>{t('waiting', { count: waiting })}</span>}
      {failed > 0 && <span>{t('failed', { count: failed })}</span>}
    </span>
  );
}
