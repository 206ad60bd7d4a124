import { Button } from 'antd';
import { CircleSlash, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './sold-out.module.css';
import { useSoldOutChoice, type SoldOutSubject } from './use-sold-out-choice';
import { Dropdown } from '@shared/ui/dropdown';

export interface SoldOutControlProps extends SoldOutSubject {
  busy: boolean;
  /** Without a frame while it is for sale, where there are many of them. */
  quiet?: boolean;
}

/** Takes something off sale until a moment, and puts it back with one press. */
export function SoldOutControl({ busy, quiet, ...subject }: SoldOutControlProps) {
  const { t } = useTranslation('menu');
  const { gone, group, sellAgain, dialog } = useSoldOutChoice(subject);
  const { name } = subject;

  if (gone) {
    return (
      <Button
        size="small"
        loading={busy}
        icon={<RotateCcw size={14} strokeWidth={1.75} />}
        aria-label={t('soldOut.sellAgainName', { name })}
        onClick={sellAgain}
      >
        {t('soldOut.sellAgain')}
      </Button>
    );
  }
  return (
    <>
      <Dropdown placement="bottomRight" menu={{ 'aria-label': t('soldOut.menu', { name }), items: [group] }}>
        <Button
          size="small"
          className={styles.mark}
          type={quiet ? 'text' : 'default'}
          loading={busy}
          icon={<CircleSlash size={14} strokeWidth={1.75} />}
          aria-label={t('soldOut.markName', { name })}
        >
          {t('soldOut.control')}
        </Button>
      </Dropdown>
      {dialog}
    </>
  );
}
