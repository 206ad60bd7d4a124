import { Button, Input } from 'antd';
import type { ZoneShape } from '@domain/delivery';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAreaProblem } from './area-problem';
import styles from './fields.module.css';
import { FieldNote } from '@shared/ui/field';

type Range = Extract<ZoneShape, { kind: 'POSTAL_RANGE' }>['geometry']['ranges'][number];

const LONGEST = 16;
const MOST = 100;

interface RangesInputProps {
  value: readonly Range[];
  onChange: (ranges: Range[]) => void;
}

/** Postal codes from one to another, a line for each range. */
export function RangesInput({ value, onChange }: RangesInputProps) {
  const { t } = useTranslation('zones');
  const problem = useAreaProblem();
  const change = (at: number, part: Partial<Range>) =>
    onChange(value.map((range, index) => (index === at ? { ...range, ...part } : range)));
  return (
    <div className={styles.stack}>
      {value.map((range, index) => {
        const wrong = problem('ranges', index);
        const number = index + 1;
        return (
          // A range has nothing but its place to be known by.
          <div key={index}>
            <div className={styles.line}>
              {(['from', 'to'] as const).map((side) => (
                <Input
                  key={side}
                  aria-label={t(`ranges.${side}`, { number })}
                  aria-invalid={wrong ? true : undefined}
                  status={wrong && 'error'}
                  maxLength={LONGEST}
                  placeholder={t(`ranges.placeholder.${side}`)}
                  value={range[side]}
                  onChange={({ target }) => change(index, { [side]: target.value })}
                />
              ))}
              <Button
                type="text"
                aria-label={t('ranges.remove', { number })}
                icon={<X size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => onChange(value.filter((_, each) => each !== index))}
              />
            </div>
            {wrong && (
              <div className={styles.wrong}>
                <FieldNote error={wrong} />
              </div>
            )}
          </div>
        );
      })}
      {value.length < MOST && (
        <div>
          <Button
            size="small"
            icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange([...value, { from: '', to: '' }])}
          >
            {t('ranges.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
