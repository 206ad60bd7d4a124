import { Switch } from 'antd';
import { ticketBody, type SupportTicketDetails } from '@contracts/support';
import { TICKET_CATEGORIES, TICKET_LIMITS, TICKET_PRIORITIES } from '@domain/support';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentsField } from './attachments-field';
import { ContextBox } from './context-box';
import { supportApi, useOnceKey } from './support-api';
import { currentContext } from './ticket-context';
import { NEW_VALUES, ticketSchema, type TicketValues } from './ticket-values';
import { FieldPlace, FieldRow, GroupField } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { RecordForm } from '@shared/form/record-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { unsent } from '@shared/photos/unsent';
import { ChoiceField } from '@shared/ui/choice-input';
import { TextAreaField, TextField } from '@shared/ui/inputs';

const blank = { values: NEW_VALUES, version: 0 };

/** What somebody wants to know of us, with what we need to understand it. */
export function NewTicket({ onOpened }: { onOpened: (ticket: SupportTicketDetails) => void }) {
  const { t } = useTranslation(['support', 'form']);
  const [sending, setSending] = useState(false);
  const [context] = useState(currentContext);
  const [along, setAlong] = useState(true);
  const opened = useRef<SupportTicketDetails | null>(null);
  const keyFor = useOnceKey();
  const check = useCallback(() => unsent('attachments', sending), [sending]);
  const form = useRecordForm<TicketValues>({
    stored: NEW_VALUES,
    version: 0,
    schema: ticketSchema,
    check,
    words: 'support',
    autosave: 'ticket',
  });
  const { values, set, error } = form;

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
        <FieldPlace name="subject">
          <TextField
            label={t('fields.subject')}
            required
            autoFocus
            maxLength={TICKET_LIMITS.subject.max}
            value={values.subject}
            onChange={(subject) => set('subject', subject)}
            error={error('subject')}
          />
        </FieldPlace>
        <FieldRow>
          <FieldPlace name="category">
            <ChoiceField
              label={t('fields.category')}
              required
              placeholder={t('new.choose')}
              options={TICKET_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
              value={values.category}
              onChange={(chosen) => set('category', TICKET_CATEGORIES.find((one) => one === chosen) ?? '')}
              error={error('category')}
            />
          </FieldPlace>
          <FieldPlace name="priority">
            <ChoiceField
              label={t('fields.priority')}
              options={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
              value={values.priority}
              onChange={(chosen) =>
                set('priority', TICKET_PRIORITIES.find((one) => one === chosen) ?? 'NORMAL')
              }
              hint={t(`priorityHints.${values.priority}`)}
              error={error('priority')}
            />
          </FieldPlace>
        </FieldRow>
        <FieldPlace name="description">
          <TextAreaField
            label={t('fields.description')}
            required
            rows={7}
            maxLength={TICKET_LIMITS.description.max}
            hint={t('new.descriptionHint')}
            value={values.description}
            onChange={(description) => set('description', description)}
            error={error('description')}
          />
        </FieldPlace>
        <FieldPlace name="attachments">
          <GroupField
            legend={t('fields.attachments')}
            hint={t('attachments.hint')}
            error={error('attachments', { deep: true })}
          >
            <AttachmentsField
              urls={values.attachments}
              onChange={(attachments) => set('attachments', attachments)}
              onSending={setSending}
            />
          </GroupField>
        </FieldPlace>
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
