import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

interface LinkByHandProps {
  name: string;
  email: string;
  url: string;
  /** Tries again, now right after a press. */
  onCopy: () => Promise<void>;
  onClose: () => void;
}

/** The link to somebody's invitation, to be copied by hand. */
export default function LinkByHand({ name, email, url, onCopy, onClose }: LinkByHandProps) {
  const { t } = useTranslation('invitation');
  const [refused, setRefused] = useState(false);
  return (
    <Modal
      open
      title={t('byHand.title', { name })}
      width={dialogWidth.regular}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={() => void onCopy().catch(() => setRefused(true))}>
          {t('copy')}
        </Button>
      }
    >
      <Field
        label={t('byHand.link')}
        hint={t('byHand.text', { name, email })}
        error={refused ? t('byHand.refused') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={url}
            readOnly
            data-autofocus
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
    </Modal>
  );
}
