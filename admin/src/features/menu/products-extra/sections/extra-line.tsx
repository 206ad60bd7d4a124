import type { ExtraGroupDto } from '@contracts/menu';
import { CornerDownRight, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtraDetails } from './extra-details';
import type { ExtraValues } from '../extra-group-values';
import { EXTRA_GROUPS } from '../extra-groups-kind';
import { OptionLine, type OptionLineProps } from '../../groups/option-line';
import lines from '../../groups/option-lines.module.css';
import { WholeNumberInput } from '@shared/form/whole-number-input';

interface ExtraLineProps extends OptionLineProps<ExtraGroupDto> {
  extra: ExtraValues;
  branchId: string;
  /** All groups of the branch, and which of them this one is; null for a new one. */
  groups: readonly ExtraGroupDto[];
  groupId: string | null;
  error: (field: keyof ExtraValues) => string | undefined;
  onChange: (changes: Partial<ExtraValues>) => void;
  /** Its photo is on its way. */
  onSending: (sending: boolean) => void;
}

// An empty field is no number: the schema says so at the field.
const number = (value: number) => (Number.isNaN(value) ? null : value);

export function ExtraLine({ extra, branchId, groups, groupId, error, onSending, ...line }: ExtraLineProps) {
  const { disabled, onChange, row, stored, actions } = line;
  const { t } = useTranslation('menu');
  const [sending, setSending] = useState(false);
  // A line that is removed sends nothing any more.
  useEffect(() => {
    if (!sending) return;
    onSending(true);
    return () => onSending(false);
  }, [sending, onSending]);
  const { name } = extra;
  return (
    <OptionLine
      {...line}
      words="extraGroups"
      option={extra}
      longestName={EXTRA_GROUPS.longestName}
      mark={
        <>
          {extra.linkedProductId !== null && (
            <Link2 size={14} strokeWidth={1.75} aria-label={t('extraGroups.isLinked')} />
          )}
          {extra.extraGroupIds.length > 0 && (
            <CornerDownRight size={14} strokeWidth={1.75} aria-label={t('extraGroups.asks.mark')} />
          )}
        </>
      }
      errors={{
        name: error('name'),
        price: error('priceCents'),
        most: error('maxQuantity'),
        before: error('defaultQuantity'),
        times: error('availability'),
        asks: error('extraGroupIds'),
        stock: error('stockLowAt'),
      }}
      cells={(described) => (
        <>
          <span className={lines.most} data-head={t('extraGroups.heads.most')}>
            <WholeNumberInput
              // The arrow keys go from line to line.
              keyboard={false}
              {...described('most')}
              aria-label={t('extraGroups.cells.most', { name })}
              value={number(extra.maxQuantity)}
              onChange={(most) => onChange({ maxQuantity: most ?? NaN })}
            />
          </span>
          <span className={lines.before} data-head={t('extraGroups.heads.before')}>
            <WholeNumberInput
              // The arrow keys go from line to line.
              keyboard={false}
              {...described('before')}
              aria-label={t('extraGroups.cells.before', { name })}
              value={number(extra.defaultQuantity)}
              onChange={(before) => onChange({ defaultQuantity: before ?? NaN })}
            />
          </span>
        </>
      )}
      details={(open) =>
        // A photo goes on being sent while nobody looks.
        (open || sending) && (
          <div hidden={!open}>
            <ExtraDetails
              extra={extra}
              branchId={branchId}
              groups={groups}
              groupId={groupId}
              row={row}
              stored={stored}
              actions={actions}
              disabled={disabled}
              error={error}
              onChange={onChange}
              onSending={setSending}
            />
          </div>
        )
      }
    />
  );
}
