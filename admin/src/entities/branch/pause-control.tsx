import { Button, Select } from 'antd';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import type { BranchStatusDto, PauseReason } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import styles from './pause-control.module.css';
import { usePause } from './use-pause';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

/** Minutes; `until` means until somebody resumes, which takes more than a limited grant. */
const LENGTHS = ['15', '30', '60', '120', 'until'];
const LIMITED_LENGTHS = ['15', '30', '60'];

interface PauseControlProps {
  status: BranchStatusDto;
  limited: boolean;
  changed: () => void;
}

export function PauseControl({ status, limited, changed }: PauseControlProps) {
  const { t } = useTranslation('store');
  const { clock } = useFormat();
  const [reason, setReason] = useState('KITCHEN_OVERLOAD');
  const [length, setLength] = useState('30');
  const { pause, resume, busy } = usePause(status.branchId, changed);
  // Named by the type, so that a reason added to the contract is missed by the compiler and not by a person.
  const reasons: Record<PauseReason, string> = {
    KITCHEN_OVERLOAD: t('reasons.KITCHEN_OVERLOAD'),
    NO_COURIER: t('reasons.NO_COURIER'),
    STOCK_OUT: t('reasons.STOCK_OUT'),
    SYSTEM: t('reasons.SYSTEM'),
    POWER_INTERNET: t('reasons.POWER_INTERNET'),
    WEATHER: t('reasons.WEATHER'),
    STAFF: t('reasons.STAFF'),
    OTHER: t('reasons.OTHER'),
  };

  if (status.pause) {
    const { endsAt, reason: why } = status.pause;
    return (
      <div className={styles.pause}>
        <p>
          {t(`reasons.${why}`)} · {endsAt ? t('pausedUntil', { at: clock(endsAt) }) : t('pausedOpen')}
        </p>
        <Button type="primary" block loading={busy} icon={<CirclePlay size={16} />} onClick={resume}>
          {t('resume')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.pause}>
      <Field label={t('reason')}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={setReason}
            options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      <Field label={t('length')}>
        {(control) => (
          <Select
            {...control}
            value={length}
            onChange={setLength}
            options={(limited ? LIMITED_LENGTHS : LENGTHS).map((minutes) => ({
              value: minutes,
              label: minutes === 'until' ? t('untilResumed') : t('minutes', { count: Number(minutes) }),
            }))}
          />
        )}
      </Field>
      <Button
        block
        loading={busy}
        icon={<CirclePause size={16} />}
        onClick={() => pause(reason, length === 'until' ? null : Number(length))}
      >
        {t('pause')}
      </Button>
    </div>
  );
}
