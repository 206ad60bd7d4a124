import type { BranchDto } from '@contracts/branches';
import type { SlotsDto } from '@contracts/storefront';
import { localTime } from '@domain/time';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDraft } from './draft';
import { useBranchSettings } from '@entities/branch/branch-settings';
import { MomentInput } from '@entities/clock/date-inputs';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

interface LaterFieldProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  branch: BranchDto;
  error: string | undefined;
}

const FREE = 'free';

/**
 * As soon as possible, or a slot that customers are offered as well; full ones are told, since the store's own people may
 * take them. Any other moment is typed.
 */
export function LaterField({ draft: { type, scheduledFor }, change, branch, error }: LaterFieldProps) {
  const { t } = useTranslation('new-order');
  const { clock, day, timeZone } = useFormat();
  const { enabled } = useBranchSettings(branch.id).scheduling;
  const { data } = useApi<SlotsDto>(`/api/store/${branch.slug}/slots`, {
    query: { service: type },
    enabled,
    fresh: true,
  });
  const days = data?.days ?? [];
  const isSlot = days.some(({ slots }) => slots.some(({ from }) => from === scheduledFor));
  const [free, setFree] = useState(false);
  const typed = days.length === 0 || free || (scheduledFor !== null && !isSlot);
  return (
    <>
      {days.length > 0 && (
        <Field label={t('scheduledFor')} hint={t('scheduledHint')} error={typed ? undefined : error} optional>
          {(control) => (
            <Select<string>
              {...control}
              allowClear
              value={typed ? FREE : scheduledFor}
              options={[
                ...days.map((one) => ({
                  label: day(one.day, 'long'),
                  options: one.slots.map(({ from, to, full }) => {
                    const date = localTime(new Date(from), timeZone).day;
                    // A night is one business day: what comes after midnight says its own date.
                    const time = `${clock(from)}–${clock(to)}${date === one.day ? '' : ` · ${day(date)}`}`;
                    return { value: from, label: full ? t('slotFull', { time }) : time };
                  }),
                })),
                { value: FREE, label: t('otherTime') },
              ]}
              onChange={(chosen?: string) => {
                setFree(chosen === FREE);
                change({ scheduledFor: chosen === FREE ? scheduledFor : (chosen ?? null) });
              }}
            />
          )}
        </Field>
      )}
      {typed && (
        <Field
          label={t(days.length > 0 ? 'otherTime' : 'scheduledFor')}
          hint={t('scheduledHint')}
          error={error}
          optional
        >
          {(control) => (
            <MomentInput {...control} value={scheduledFor} onChange={(at) => change({ scheduledFor: at })} />
          )}
        </Field>
      )}
    </>
  );
}
