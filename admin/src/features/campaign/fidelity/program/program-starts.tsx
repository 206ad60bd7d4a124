import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './program.module.css';
import { STARTS, useStarts } from './starts';
import { Card } from '@shared/ui/card';

interface ProgramStartsProps {
  /** The person may see programs but not make one. */
  disabled: boolean;
  /** Receives the name of a start; `blank` for an empty form. */
  onChoose: (start: string) => void;
}

/** Explains loyalty programs to a business without one, and offers three templates. */
export function ProgramStarts({ disabled, onChoose }: ProgramStartsProps) {
  const { t } = useTranslation('loyalty');
  const starts = useStarts();
  return (
    <Card
      title={t('starts.title')}
      actions={
        <Button type="text" disabled={disabled} onClick={() => onChoose('blank')}>
          {t('starts.blank')}
        </Button>
      }
    >
      <p className={styles.startsText}>{t('starts.text')}</p>
      <div className={styles.starts}>
        {STARTS.map((start) => (
          <Button key={start} className={styles.start} disabled={disabled} onClick={() => onChoose(start)}>
            <span className={styles.startTitle}>{starts[start].title}</span>
            <span className={styles.faint}>{starts[start].text}</span>
          </Button>
        ))}
      </div>
    </Card>
  );
}
