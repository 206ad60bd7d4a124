import type { ZoneShape } from '@domain/delivery';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAreaProblem } from './area-problem';
import { LineList } from './line-list';

type Range = Extract<ZoneShape, { kind: 'POSTAL_RANGE' }>['geometry']['ranges'][number];

const LONGEST = 16;
const MOST = 100;
const FRESH: Range = { from: '', to: '' };

interface RangesInputProps {
  value: readonly Range[];
  onChange: (ranges: Range[]) => void;
}

/** Postal codes from one to another, a line for each range. */
export function RangesInput(props: RangesInputProps) {
  const { t } = useTranslation('zones');
  const problem = useAreaProblem();
  const words = { add: t('ranges.add'), remove: (number: number) => t('ranges.remove', { number }) };
  return (
    <LineList {...props} most={MOST} fresh={FRESH} words={words} error={(index) => problem('ranges', index)}>
      {(range, { number, wrong, change }) =>
        (['from', 'to'] as const).map((side) => (
          <Input
            key={side}
            aria-label={t(`ranges.${side}`, { number })}
            aria-invalid={wrong ? true : undefined}
            status={wrong && 'error'}
            maxLength={LONGEST}
            placeholder={t(`ranges.placeholder.${side}`)}
            value={range[side]}
            onChange={({ target }) => change({ [side]: target.value })}
          />
        ))
      }
    </LineList>
  );
}
