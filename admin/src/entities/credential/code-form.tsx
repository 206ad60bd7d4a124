import { CODE_DIGITS } from '@contracts/account';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeInput } from './code-input';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ApiError } from '@shared/api/error';

interface CodeFormProps {
  label: string;
  submit: string;
  /** Throws `ApiError`; a wrong code is asked for again here. */
  send: (code: string) => Promise<void>;
  /** For codes that are no six digits. */
  control?: ReactElement;
  children?: ReactNode;
}

const EMPTY = { values: { code: '' }, version: 0 };
const schema = z.object({ code: z.string().trim().max(20) });

/** Asks for a code until it is right or used up; six digits are sent with the last of them. */
export function CodeForm({ label, submit, send, control, children }: CodeFormProps) {
  const { t } = useTranslation('form');
  const form = useRecordForm({
    stored: EMPTY.values,
    version: 0,
    schema,
    words: 'form',
    secret: true,
    check: ({ code }) =>
      code.trim().length < CODE_DIGITS
        ? [{ path: 'code', code: 'INCOMPLETE', message: t('code.incomplete') }]
        : [],
  });

  const check = async ({ code }: typeof EMPTY.values) => {
    try {
      await send(code);
    } catch (refusal) {
      if (!(refusal instanceof ApiError) || refusal.code !== 'WRONG_CODE') throw refusal;
      form.reset(EMPTY);
      const message = t('code.wrong', { count: refusal.details.triesLeft ?? 0 });
      const issues = [{ path: ['code'], code: refusal.code, message }];
      throw new ApiError(refusal.status, message, { ...refusal.details, issues });
    }
  };

  return (
    <PlainForm form={form} send={check} submit={submit} large>
      <FormField name="code" label={label} optional={false}>
        {control ?? <CodeInput autoFocus onComplete={() => form.formProps.form.submit()} />}
      </FormField>
      {children}
    </PlainForm>
  );
}
