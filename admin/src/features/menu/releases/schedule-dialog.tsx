import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentInput } from '@entities/clock/date-inputs';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

interface ScheduleDialogProps {
  name: string;
  busy: boolean;
  onClose: () => void;
  onChoose: (publishAt: string) => void;
}

/** The instant at which a release goes live, on the branch's clock. */
export function ScheduleDialog({ name, busy, onClose, onChoose }: ScheduleDialogProps) {
  const { t } = useTranslation('release');
  const { timeZone } = useFormat();
  const now = useNow();
  const [at, setAt] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const past = at !== null && Date.parse(at) <= now;
  const wrong = at === null ? t('schedule.missing') : past ? t('schedule.past') : undefined;
  const choose = () => {
    setAsked(true);
    if (at !== null && !past) onChoose(at);
  };
  return (
    <Modal
      open
      title={t('schedule.title', { name })}
      width={dialogWidth.regular}
      onCancel={onClose}
      okText={t('schedule.confirm')}
      confirmLoading={busy}
      onOk={choose}
    >
      <Field
        label={t('schedule.at')}
        hint={t('schedule.hint', { zone: timeZone.replaceAll('_', ' ') })}
        error={asked ? wrong : undefined}
      >
        {(control) => <MomentInput {...control} value={at} onChange={setAt} />}
      </Field>
    </Modal>
  );
}
