import { Input } from 'antd';
import type { BranchDto } from '@contracts/branches';
import { zoneTestBody, type ZoneTestDto } from '@contracts/zone-tools';
import type { Point } from '@domain/delivery';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { TestAnswer } from './test-answer';
import { PointInput } from '@entities/delivery-zone/point-input';
import { usePostalCode } from '@entities/postal-code/use-postal-code';
import { request } from '@shared/api/request';
import { MomentInput } from '@entities/clock/date-inputs';
import { FieldRow } from '@shared/form/field-row';
import { Fieldset } from '@shared/form/fieldset';
import { FormField } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { Card } from '@shared/ui/card';

const schema = zoneTestBody.omit({ point: true });
type Wish = z.output<typeof schema>;

interface TestPanelProps {
  branch: BranchDto;
  point: Point | null;
  onPoint: (point: Point) => void;
}

/** Would this address be served, at what fee and when: asked of the rules that decide a customer's quote. */
export function TestPanel({ branch, point, onPoint }: TestPanelProps) {
  const { t } = useTranslation('zones');
  const [answer, setAnswer] = useState<ZoneTestDto | null>(null);
  const { city } = branch.address;
  const [stored] = useState<Wish>({
    address: { street: '', number: '', district: '', city, postalCode: '' },
    at: null,
    subtotalCents: 0,
  });
  const form = useRecordForm<Wish>({ stored, version: 0, schema, words: 'zones' });

  const ask = async (wish: Wish, at: Point | null) =>
    setAnswer(
      await request<ZoneTestDto>('POST', `/api/branches/${branch.id}/zones/test`, { ...wish, point: at }),
    );
  const asked = useRef(point);
  useEffect(() => {
    if (point === null || asked.current === point) return;
    asked.current = point;
    // Picked on the map: that is the question.
    const wish = schema.safeParse(form.values);
    if (wish.success) ask(wish.data, point).catch(() => setAnswer(null));
  });

  return (
    <Card title={t('test.title')}>
      <PlainForm form={form} send={(wish) => ask(wish, point)} submit={t('test.ask')}>
        <p>{t('test.text')}</p>
        <FieldRow>
          <FormField name="address.district" label={t('test.district')} optional>
            <Input />
          </FormField>
          <FormField name="address.city" label={t('districts.city')} optional>
            <Input />
          </FormField>
          <FormField name="address.street" label={t('test.street')} optional>
            <Input />
          </FormField>
          <PostalCodeField />
        </FieldRow>
        <Fieldset legend={t('test.point')} hint={t('test.pointHint')}>
          <PointInput value={point} onChange={onPoint} />
        </Fieldset>
        <FieldRow>
          <FormField name="subtotalCents" label={t('test.subtotal')} optional>
            <MoneyInput />
          </FormField>
          <FormField name="at" label={t('test.at')} hint={t('test.atHint')}>
            <MomentInput />
          </FormField>
        </FieldRow>
      </PlainForm>
      {answer && <TestAnswer answer={answer} />}
    </Card>
  );
}

/** Says the rest of the address, where the server has somebody to ask. */
function PostalCodeField() {
  const { t } = useTranslation(['zones', 'branch']);
  const { filled, lookUp } = usePostalCode({ parts: ['street', 'district', 'city'] });
  return (
    <FormField
      name="address.postalCode"
      label={t('test.postalCode')}
      hint={filled && <span role="status">{t('branch:address.filled')}</span>}
      optional
    >
      <Input onBlur={lookUp} />
    </FormField>
  );
}
