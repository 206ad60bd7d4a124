import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentInput } from '@entities/clock/date-inputs';
import { useNow } from '@shared/state/use-now';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

interface SoldOutDialogProps {
  name: string;
  onClose: () => void;
  onChoose: (until: string) => void;
}

/** A day and a time until which something is sold out. */
export function SoldOutDialog({ name, onClose, onChoose }: SoldOutDialogProps) {
  const { t } = useTranslation('menu');
  const now = useNow();
  const [until, setUntil] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const past = until !== null && Date.parse(until) <= now;
  const wrong = until === null ? t('soldOut.dialog.missing') : past ? t('soldOut.dialog.past') : undefined;

  const choose = () => {
    setAsked(true);
    if (until !== null && !past) onChoose(until);
  };
  return (
    <Modal
      open
      title={t('soldOut.dialog.title', { name })}
      width={dialogWidth.regular}
      onCancel={onClose}
      okText={t('soldOut.mark')}
      onOk={choose}
    >
      <Field
        label={t('soldOut.dialog.until')}
        hint={t('soldOut.dialog.hint')}
        error={asked ? wrong : undefined}
      >
        {(control) => <MomentInput {...control} value={until} onChange={setUntil} />}
      </Field>
    </Modal>
  );
}
