import { Button } from 'antd';
import { messageBody, type SupportTicketDetails } from '@contracts/support';
import { TICKET_LIMITS } from '@domain/support';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AttachmentsField } from './attachments-field';
import styles from './contact.module.css';
import { supportApi, useOnceKey } from './support-api';
import { DraftOffer } from '@shared/form/draft-offer';
import { FieldPlace } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { unsent } from '@shared/photos/unsent';
import { TextAreaField } from '@shared/ui/inputs';

interface ReplyValues {
  text: string;
  attachments: string[];
}

const schema: z.ZodType<ReplyValues> = messageBody;
const NOTHING: ReplyValues = { text: '', attachments: [] };

interface ReplyFormProps {
  ticket: SupportTicketDetails;
  onWritten: () => void;
  /** Says that nothing more is to be done. */
  onResolve: () => Promise<void>;
}

/** The next text of the business; on a resolved ticket it says what is still wrong. */
export function ReplyForm({ ticket, onWritten, onResolve }: ReplyFormProps) {
  const { t } = useTranslation('support');
  const [sending, setSending] = useState(false);
  const [busy, setBusy] = useState(false);
  const keyFor = useOnceKey();
  const check = useCallback(() => unsent('attachments', sending), [sending]);
  const form = useRecordForm<ReplyValues>({
    stored: NOTHING,
    version: 0,
    schema,
    check,
    words: 'support',
    autosave: ticket.id,
  });
  const { values, set, error } = form;
  const reopens = ticket.moves.includes('reopen');

  const send = async (body: ReplyValues) => {
    if (reopens) await supportApi.reopen(ticket.id, body);
    else await supportApi.reply(ticket.id, body, keyFor([ticket.messages.length, body]));
    form.settle({ values: NOTHING, version: 0 });
    onWritten();
  };
  const resolve = async () => {
    setBusy(true);
    await onResolve().finally(() => setBusy(false));
  };
  const wrong = error('attachments', { deep: true });

  return (
    <div className={styles.reply}>
      {form.offer && <DraftOffer {...form.offer} />}
      <PlainForm
        form={form}
        send={send}
        submit={t(reopens ? 'reply.reopen' : 'reply.send')}
        after={
          ticket.moves.includes('resolve') && (
            <Button type="text" loading={busy} onClick={() => void resolve()}>
              {t('reply.resolve')}
            </Button>
          )
        }
      >
        <FieldPlace name="text">
          <TextAreaField
            label={t(reopens ? 'reply.stillWrong' : 'reply.label')}
            rows={3}
            maxLength={TICKET_LIMITS.message.max}
            value={values.text}
            onChange={(text) => set('text', text)}
            error={error('text')}
          />
        </FieldPlace>
        <FieldPlace name="attachments">
          <AttachmentsField
            urls={values.attachments}
            onChange={(attachments) => set('attachments', attachments)}
            onSending={setSending}
          />
          {wrong && (
            <p className={styles.wrong} role="alert">
              {wrong}
            </p>
          )}
        </FieldPlace>
      </PlainForm>
    </div>
  );
}
