import { Button, Form, Input } from 'antd';
import { messageBody, type SupportTicketDetails } from '@contracts/support';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AttachmentsInput } from './attachments-input';
import styles from './contact.module.css';
import { supportApi, useIdempotencyKey } from './support-api';
import { DraftOffer } from '@entities/record/draft-offer';
import { FormField, FormGroup } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { unsentPhotoIssues } from '@entities/photo/unsent';

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
  const keyFor = useIdempotencyKey();
  const check = useCallback(() => unsentPhotoIssues('attachments', sending), [sending]);
  const form = useRecordForm<ReplyValues>({
    stored: NOTHING,
    version: 0,
    schema,
    check,
    words: 'support',
    autosave: ticket.id,
  });
  const reopens = ticket.moves.includes('reopen');

  const send = async (body: ReplyValues) => {
    if (reopens) await supportApi.reopen(ticket.id, body);
    else await supportApi.reply(ticket.id, body, keyFor([ticket.messages.length, body]));
    form.reset({ values: NOTHING, version: 0 });
    onWritten();
  };
  const resolve = async () => {
    setBusy(true);
    await onResolve().finally(() => setBusy(false));
  };

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
        <FormField name="text" label={t(reopens ? 'reply.stillWrong' : 'reply.label')}>
          <Input.TextArea rows={3} />
        </FormField>
        <FormGroup name="attachments" label={t('fields.attachments')} quiet>
          <Form.Item name="attachments" noStyle>
            <AttachmentsInput onSending={setSending} />
          </Form.Item>
        </FormGroup>
      </PlainForm>
    </div>
  );
}
