import { useNotification } from '@refinedev/core';
import { Modal } from 'antd';
import { pinBody, type PinDto } from '@contracts/access';
import { pinProblem } from '@domain/access';
import { useTranslation } from 'react-i18next';
import styles from './own-pin.module.css';
import { PinInput } from './pin-input';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import type { FieldIssue } from '@shared/form/issues';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';
import { PasswordInput } from '../credential/password-input';
import { Card } from '@shared/ui/card';
import { dialogWidth } from '@shared/tokens/tokens';

const PATH = '/api/account/pin';
const EMPTY = { pin: '', password: '' };

const check = ({ pin }: typeof EMPTY): FieldIssue[] => {
  const problem = pin === '' ? null : pinProblem(pin);
  return problem === 'PIN_WEAK' ? [{ path: 'pin', code: problem }] : [];
};

/** Sets the own PIN anew; the one before counts no longer. Nobody is ever shown one. */
function OwnPinForm({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation('access');
  const { open: notify } = useNotification();
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: pinBody,
    check,
    words: 'access',
    secret: true,
  });
  return (
    <PlainForm
      form={form}
      submit={t('ownPin.save')}
      send={async (body) => {
        await request<PinDto>('PUT', PATH, body);
        form.reset({ values: EMPTY, version: 0 });
        notify?.({ type: 'success', message: t('ownPin.saved') });
        onSet();
      }}
    >
      <FieldRow>
        <FormField name="pin" label={t('ownPin.pin')} hint={t('ownPin.pinHint')}>
          <PinInput />
        </FormField>
        <FormField name="password" label={t('ownPin.password')}>
          <PasswordInput autoComplete="current-password" />
        </FormField>
      </FieldRow>
    </PlainForm>
  );
}

function OwnPin({ onSet }: { onSet?: () => void }) {
  const { t } = useTranslation('access');
  const { moment } = useFormat();
  const { data, refetch } = useApi<PinDto>(PATH);
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('ownPin.text')}</p>
      <p className={styles.state}>
        {data &&
          (data.setAt
            ? `${t('ownPin.since', { when: moment(data.setAt) })} ${t('ownPin.forget')}`
            : t('ownPin.none'))}
      </p>
      <OwnPinForm onSet={onSet ?? refetch} />
    </div>
  );
}

/** For pages about the own account. */
export function OwnPinCard() {
  const { t } = useTranslation('access');
  return (
    <Card title={t('ownPin.title')}>
      <OwnPin />
    </Card>
  );
}

/** For wherever somebody finds out that they want one. */
export function OwnPinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('access');
  return (
    <Modal open title={t('ownPin.title')} width={dialogWidth.regular} onCancel={onClose} footer={null}>
      <OwnPin onSet={onClose} />
    </Modal>
  );
}
