import { Alert, Modal, Select } from 'antd';
import type { ColumnMatchDto } from '@contracts/column-match';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './column-match.module.css';
import { columnsOf, problemsOf } from './column-choice';
import { dialogWidth } from '@shared/tokens/tokens';

/** A field that a column can be imported into, by its key in the API and its name in the user's language. */
export interface ColumnField {
  key: string;
  label: string;
}

interface ColumnMatchDialogProps {
  /** The columns of the file with the field proposed for each, as the API describes them. */
  match: ColumnMatchDto;
  fields: readonly ColumnField[];
  /** Receives the key of the field by the heading of each column that is imported. */
  onApply: (columns: Record<string, string>) => void;
  onClose: () => void;
}

const IGNORE = '';

/** A dialog in which each column of a file is matched to the field that it is imported into. */
export function ColumnMatchDialog({ match, fields, onApply, onClose }: ColumnMatchDialogProps) {
  const { t } = useTranslation('column-match');
  const id = useId();
  const [columns, setColumns] = useState(match.columns);
  const [submitted, setSubmitted] = useState(false);
  const { missing, duplicates } = problemsOf(columns, match.required);
  const labels = new Map(fields.map(({ key, label }) => [key, label]));
  const isComplete = missing.length === 0 && duplicates.size === 0;
  const options = [
    { value: IGNORE, label: t('ignore') },
    ...fields.map(({ key, label }) => ({
      value: key,
      label: match.required.includes(key) ? t('required', { field: label }) : label,
    })),
  ];

  const apply = () => {
    setSubmitted(true);
    if (isComplete) onApply(columnsOf(columns));
  };
  const choose = (heading: string, key: string) =>
    setColumns(
      columns.map((column) =>
        column.heading === heading ? { ...column, field: key === IGNORE ? null : key } : column,
      ),
    );

  return (
    <Modal
      open
      title={t('title')}
      width={dialogWidth.wide}
      okText={t('apply')}
      onOk={apply}
      onCancel={onClose}
    >
      <div className={styles.match}>
        <p className={styles.text}>{t(match.source === 'REMEMBERED' ? 'remembered' : 'text')}</p>
        {missing.length > 0 && (
          <Alert
            // A new element, which screen readers announce.
            key={String(submitted)}
            role={submitted ? 'alert' : 'status'}
            type={submitted ? 'error' : 'warning'}
            showIcon
            icon={<CircleAlert size={16} strokeWidth={1.75} aria-hidden />}
            message={t('missing', { fields: missing.map((key) => labels.get(key) ?? key).join(', ') })}
          />
        )}
        <table className={styles.columns}>
          <thead>
            <tr>
              <th scope="col">{t('heading')}</th>
              <th scope="col">{t('samples')}</th>
              <th scope="col">{t('field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, samples, field }, index) => (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                <td className={styles.samples}>{samples.length > 0 ? samples.join(' · ') : t('empty')}</td>
                <td>
                  <Select
                    className={styles.field}
                    aria-label={t('fieldOf', { heading })}
                    aria-describedby={duplicates.has(heading) ? `${id}${index}` : undefined}
                    showSearch
                    optionFilterProp="label"
                    popupMatchSelectWidth={false}
                    status={duplicates.has(heading) ? 'error' : undefined}
                    value={field ?? IGNORE}
                    options={options}
                    onChange={(key: string) => choose(heading, key)}
                  />
                  {duplicates.has(heading) && (
                    <p id={`${id}${index}`} className={styles.wrong} role={submitted ? 'alert' : undefined}>
                      {t('duplicate', { heading: duplicates.get(heading) })}
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
