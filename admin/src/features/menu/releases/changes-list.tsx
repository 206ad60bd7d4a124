import { Button } from 'antd';
import type { FieldDifference, RowDifference } from '@contracts/menu-releases';
import { holdsParts } from '@domain/menu-releases';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PartList } from './part-list';
import { FromTo } from './from-to';
import { rowEditPath } from './row-place';
import styles from './releases.module.css';
import { changedSince } from './seen-fields';
import type { StagedWords } from './use-staged-words';
import { useMayWrite } from '../rows/use-may-write';
import { Tag } from '@shared/ui/tag';

interface ChangesListProps {
  rows: readonly RowDifference[];
  words: StagedWords;
  open: boolean;
  /** Left out where nothing can be taken out any more; what the person may not write they leave in. */
  onRemove?: (row: RowDifference, field?: string) => void;
}

/** Every row that a release changes, with each of its fields before and after. */
export function ChangesList({ rows, words, open, onRemove }: ChangesListProps) {
  const { t } = useTranslation('release');
  const mayWrite = useMayWrite();
  return (
    <ul className={styles.rows} aria-label={t('changes')}>
      {rows.map((row) => (
        <li key={`${row.entity} ${row.id}`} className={styles.changed}>
          <header className={styles.rowHead}>
            <h3>{row.gone ? row.name : <Link to={rowEditPath(row)}>{row.name}</Link>}</h3>
            <span className={styles.quiet}>{t(`entities.${row.entity}`)}</span>
            {row.gone && <Tag>{t('gone')}</Tag>}
            {onRemove && row.fields.every(({ field }) => mayWrite(row.entity, field)) && (
              <span className={styles.end}>
                <Button
                  type="text"
                  size="small"
                  title={t('removeRow', { name: row.name })}
                  icon={<X size={16} strokeWidth={1.5} />}
                  onClick={() => onRemove(row)}
                />
              </span>
            )}
          </header>
          <dl className={styles.fields}>
            {row.fields.map((field) => (
              <Field
                key={field.field}
                row={row}
                field={field}
                words={words}
                open={open}
                onRemove={
                  onRemove && row.fields.length > 1 && mayWrite(row.entity, field.field)
                    ? () => onRemove(row, field.field)
                    : undefined
                }
              />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  row: RowDifference;
  field: FieldDifference;
  words: StagedWords;
  open: boolean;
  onRemove?: () => void;
}

function Field({ row, field, words, open, onRemove }: FieldProps) {
  const { t } = useTranslation('release');
  const { was, now, becomes } = field;
  const from = open ? now : was;
  const label = words.label(row.entity, field.field);
  const beside = Object.fromEntries(row.fields.map((each) => [each.field, each.becomes]));
  const parts = holdsParts(field.field, beside);
  const moved = changedSince(field, open);
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>
        {parts ? (
          <PartList field={field.field} was={from} becomes={becomes} words={words} open={open} />
        ) : (
          <FromTo from={words.value(field.field, from)} to={words.value(field.field, becomes)} />
        )}
        {moved && (
          <p className={styles.moved}>
            {parts
              ? t(open ? 'movedParts' : 'keptParts')
              : t(open ? 'moved' : 'kept', {
                  was: words.value(field.field, was),
                  now: words.value(field.field, now),
                })}
          </p>
        )}
      </dd>
      {onRemove && (
        <Button
          type="text"
          size="small"
          title={t('removeField', { field: label, name: row.name })}
          icon={<X size={14} strokeWidth={1.5} />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
