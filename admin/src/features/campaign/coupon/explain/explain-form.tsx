import { explainBody, type ExplanationDto } from '@contracts/coupons';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from './explain.module.css';
import { Explanation } from './explanation';
import { OrderSelect } from './order-select';
import { useHasPermission } from '@entities/session/access';
import { request } from '@shared/api/request';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const { code, phone, orderId } = explainBody.shape;
/** Empty fields are not sent. */
const schema = z.object({
  code,
  phone: z.union([z.literal(''), phone.unwrap()]),
  orderId: orderId.unwrap().nullable(),
});
type Question = z.output<typeof schema>;

/** Why a code counts or does not: for an order, for a phone, or for anybody right now. */
export function ExplainForm({ code: given = '' }: { code?: string }) {
  const { t } = useTranslation('coupons');
  const maySeeOrders = useHasPermission('order.view');
  const [answer, setAnswer] = useState<ExplanationDto | null>(null);
  const form = useRecordForm<Question>({
    stored: { code: given, phone: '', orderId: null },
    version: 0,
    schema,
    words: 'coupons',
  });
  const ask = async (question: Question) => {
    setAnswer(null);
    const body = {
      code: question.code,
      ...(question.phone !== '' && { phone: question.phone }),
      ...(question.orderId !== null && { orderId: question.orderId }),
    };
    setAnswer(await request<ExplanationDto>('POST', '/api/coupons/explain', body));
  };
  return (
    <div className={styles.stack}>
      <p className={styles.faint}>{t('explain.text')}</p>
      <PlainForm form={form} submit={t('explain.ask')} send={ask} aside>
        <FormField name="code" label={t('fields.code')}>
          <Input autoComplete="off" spellCheck={false} />
        </FormField>
        <FormField name="phone" label={t('explain.phone')} optional>
          <Input type="tel" autoComplete="off" />
        </FormField>
        {maySeeOrders && (
          <FormField name="orderId" label={t('explain.order')} hint={t('explain.orderHint')} optional>
            <OrderSelect />
          </FormField>
        )}
      </PlainForm>
      {answer && <Explanation answer={answer} code={form.values.code} />}
    </div>
  );
}
