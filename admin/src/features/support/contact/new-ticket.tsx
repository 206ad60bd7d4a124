import { Form, Input, Select, Switch } from 'antd';
import { ticketBody, type SupportTicketDetails } from '@contracts/support';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '@domain/support';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentsInput } from './attachments-input';
import { ContextBox } from './context-box';
import { supportApi, useIdempotencyKey } from './support-api';
import { currentContext } from './ticket-context';
import { NEW_VALUES, ticketSchema, type TicketValues } from './ticket-values';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { unsentPhotoIssues } from '@entities/photo/unsent';

const blank = { values: NEW_VALUES, version: 0 };

/** What somebody wants to know of us, with what we need to understand it. */
export function NewTicket({ onOpened }: { onOpened: (ticket: SupportTicketDetails) => void }) {
  const { t } = useTranslation(['support', 'form']);
  const [sending, setSending] = useState(false);
  const [context] = useState(currentContext);
  const [along, setAlong] = useState(true);
  const opened = useRef<SupportTicketDetails | null>(null);
  const keyFor = useIdempotencyKey();
  const check = useCallback(() => unsentPhotoIssues('attachments', sending), [sending]);
  const form = useRecordForm<TicketValues>({
    stored: NEW_VALUES,
    version: 0,
    schema: ticketSchema,
    check,
    words: 'support',
    autosave: 'ticket',
  });
  const { priority } = form.values;

  const save = async (sent: { values: TicketValues }) => {
    const body = ticketBody.parse({ ...sent.values, context: along ? context : null });
    opened.current = await supportApi.open(body, keyFor(body));
    return blank;
  };
  const describe = (field: keyof TicketValues, of: TicketValues) => ({
    label: t(`fields.${field}`),
    value: String(of[field]),
  });

  return (
    <RecordForm
      form={form}
      save={save}
      onSaved={() => opened.current && onOpened(opened.current)}
      toStored={() => blank}
      latest={blank}
      describe={describe}
      fresh
      saveLabel={t('new.send')}
    >
      <FormSection title={t('new.title')} text={t('new.text')}>
        <FormField name="subject">
          <Input autoFocus />
        </FormField>
        <FieldRow>
          <FormField name="category">
            <Select
              placeholder={t('new.choose')}
              options={TICKET_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
            />
          </FormField>
          <FormField name="priority" hint={t(`priorityHints.${priority}`)}>
            <Select
              options={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
            />
          </FormField>
        </FieldRow>
        <FormField name="description" hint={t('new.descriptionHint')}>
          <Input.TextArea rows={7} />
        </FormField>
        <FormGroup name="attachments" hint={t('attachments.hint')}>
          <Form.Item name="attachments" noStyle>
            <AttachmentsInput onSending={setSending} />
          </Form.Item>
        </FormGroup>
      </FormSection>
      <FormSection title={t('context.title')} text={t('context.text')}>
        <label>
          <Switch checked={along} onChange={setAlong} />
          {t('context.along')}
        </label>
        {along && <ContextBox context={context} />}
      </FormSection>
    </RecordForm>
  );
}
