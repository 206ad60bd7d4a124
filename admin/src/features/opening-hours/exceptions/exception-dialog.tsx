import { useNotification } from '@refinedev/core';
import { hoursExceptionCreate, type HoursExceptionDto } from '@contracts/hours-exceptions';
import { validateException } from '@domain/opening-hours';
import { Input, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { DayPeriods } from './day-periods';
import { useSaveException } from './use-exceptions';
import { DayInput } from '@entities/clock/date-inputs';
import { FieldRow } from '@shared/form/field-row';
import { FormDialog } from '@shared/form/form-dialog';
import { FormField, FormGroup } from '@shared/form/form-field';
import { fieldIssue } from '@shared/form/issues';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { conflictingRow } from '@shared/api/error';

const schema = hoursExceptionCreate.omit({ branchId: true });
type Values = z.output<typeof schema>;

const valuesOf = ({ from, to, kind, periods, reason, yearly }: HoursExceptionDto): Values => ({
  ...{ from, to, kind, periods, reason, yearly },
});
const check = (values: Values) =>
  validateException(values).map(({ code, path }) => fieldIssue({ code: `HOURS_${code}`, path }));

interface ExceptionDialogProps {
  branchId: string;
  today: string;
  /** Null for new days. */
  row: HoursExceptionDto | null;
  onClose: () => void;
}

/** Days with hours of their own, or closed. */
export function ExceptionDialog({ branchId, today, row, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation('hours');
  const { open: notify } = useNotification();
  const { create, update } = useSaveException();
  const fresh: Values = { from: today, to: today, kind: 'CLOSED', periods: [], reason: '', yearly: false };
  const form = useRecordForm<Values>({
    stored: row ? valuesOf(row) : fresh,
    version: row?.version ?? 0,
    schema,
    check,
    words: 'hours',
  });
  const { values } = form;

  const send = async (sent: Values) => {
    try {
      if (row) await update(row.id, { ...sent, version: form.base.version });
      else await create({ branchId, ...sent });
    } catch (error) {
      // Goes on from the row as it is now: the sentence above the form says so, and the next press saves.
      const current = conflictingRow<HoursExceptionDto>(error);
      if (current) form.rebase({ values: valuesOf(current), version: current.version }, form.values);
      throw error;
    }
    notify?.({ type: 'success', message: t('exceptions.saved') });
    onClose();
  };

  return (
    <FormDialog title={t(row ? 'exceptions.change' : 'exceptions.new')} onClose={onClose}>
      <PlainForm form={form} send={send} submit={t('exceptions.save')}>
        <FieldRow>
          <FormField name="from" label={t('exceptions.from')}>
            <DayInput />
          </FormField>
          <FormField name="to" label={t('exceptions.to')}>
            <DayInput min={values.from} />
          </FormField>
        </FieldRow>
        <FormField name="kind" label={t('exceptions.kind')}>
          <Segmented
            options={(['CLOSED', 'SPECIAL'] as const).map((kind) => ({
              value: kind,
              label: t(`exceptions.kinds.${kind}`),
            }))}
          />
        </FormField>
        {values.kind === 'SPECIAL' && (
          <FormGroup name="periods" label={t('exceptions.periods')}>
            <DayPeriods value={values.periods} onChange={(periods) => form.set('periods', periods)} />
          </FormGroup>
        )}
        <FormField name="reason" label={t('exceptions.reason')} hint={t('exceptions.reasonHint')}>
          <Input />
        </FormField>
        <FormField name="yearly" label={t('exceptions.yearlyLabel')} valuePropName="checked">
          <Switch />
        </FormField>
      </PlainForm>
    </FormDialog>
  );
}
