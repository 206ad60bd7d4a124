import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';

interface TableQuestionProps {
  table: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks who scanned the code of a table hours ago whether they are there still. Until they say so they are not. */
export function TableQuestion({ table, onStay, onLeave }: TableQuestionProps) {
  const { t } = useLocale();
  return (
    <Notice
      kind="warning"
      action={
        <>
          <Action onClick={onStay}>{t('table.yes')}</Action>
          <Action onClick={onLeave}>{t('table.no')}</Action>
        </>
      }
    >
      {t('table.still', { table })}
    </Notice>
  );
}
