import { pinBody, type PinDto } from '@contracts/access';
import { pinProblem } from '@domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { ownAccount } from '../own-account';
import { useGrant } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { FieldPlace } from '@shared/form/form-section';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';
import { PasswordField } from '@shared/password/password-field';
import { Button } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { Dialog } from '@shared/ui/dialog';
import { TextField } from '@shared/ui/inputs';
import { showToast } from '@shared/ui/toast-store';

const EMPTY = { pin: '', password: '' };

/** Digits with which the person approves, on somebody else's screen, what that person may not do alone. */
export function PinCard() {
  return useGrant('approval.give') ? <Pin /> : null;
}

function Pin() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { data, refetch } = useApi<PinDto>('/api/account/pin');
  const [open, setOpen] = useState(false);
  const setAt = data?.setAt ?? null;
  return (
    <Card title={t('pin.title')}>
      <div className={styles.line}>
        <p className={styles.about}>
          <strong>{setAt ? t('pin.setAt', { when: format.moment(setAt) }) : t('pin.none')}</strong>
          <span>{t('pin.text')}</span>
        </p>
        <Button disabled={!data} onClick={() => setOpen(true)}>
          {t(setAt ? 'pin.change' : 'pin.set')}
        </Button>
      </div>
      {open && <PinDialog onClose={() => setOpen(false)} onSaved={refetch} />}
    </Card>
  );
}

function PinDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { t } = useTranslation(['profile', 'ui']);
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: pinBody,
    words: 'profile',
    secret: true,
    check: ({ pin }) => {
      const problem = pinBody.shape.pin.safeParse(pin).success ? pinProblem(pin) : null;
      return problem ? [{ path: 'pin', code: problem }] : [];
    },
  });
  const send = async (values: typeof EMPTY) => {
    await ownAccount.setPin(values);
    showToast({ kind: 'success', message: t('pin.saved') });
    onSaved();
    onClose();
  };
  return (
    <Dialog open title={t('pin.title')} onClose={onClose}>
      <PlainForm form={form} send={send} submit={t('ui:save')}>
        <FieldPlace name="pin">
          <TextField
            label={t('pin.new')}
            hint={t('pin.rule')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            required
            data-autofocus
            maxLength={6}
            value={form.values.pin}
            error={form.error('pin')}
            onChange={(pin) => form.set('pin', pin.replace(/\D/g, ''))}
          />
        </FieldPlace>
        <FieldPlace name="password">
          <PasswordField
            label={t('yourPassword')}
            autoComplete="current-password"
            required
            value={form.values.password}
            error={form.error('password')}
            onChange={(password) => form.set('password', password)}
          />
        </FieldPlace>
      </PlainForm>
    </Dialog>
  );
}
