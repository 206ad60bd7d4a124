import { Button, Flex } from 'antd';
import { useContext, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from './form-events';
import { FormFrame } from './form-frame';
import { FormProblem } from './form-problem';
import { UnsavedWithin } from './unsaved-context';
import type { RecordFormState } from './use-record-form';
import { ApiError } from '../api/error';

interface PlainFormProps<V extends object> {
  form: RecordFormState<V>;
  /** Sends the values; throws `ApiError`. */
  send: (values: V) => Promise<void>;
  /** The verb of the button. */
  submit: string;
  /** What is done cannot be undone at once. */
  danger?: boolean;
  /** The page has something else as its next step. */
  aside?: boolean;
  /** Where the button stands alone below the fields, e.g. on a phone. */
  large?: boolean;
  /** Beside or below the button. */
  after?: ReactNode;
  /** Words for a refusal of the whole form that say more than the server's. */
  explain?: (error: ApiError) => ReactNode;
  children: ReactNode;
}

/** A form that is sent as a whole and is then over: signing in, a new password. For rows there is `RecordForm`. */
export function PlainForm<V extends object>(props: PlainFormProps<V>) {
  const { form, send, submit, danger, aside, large, after, explain, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const within = useContext(UnsavedWithin);
  const [busy, setBusy] = useState(false);

  const onSubmit = async () => {
    if (busy) return;
    const valid = flushSync(() => form.submit());
    if (!valid) return focusFirstInvalid(element.current);
    setBusy(true);
    try {
      await send(valid.values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      flushSync(() => form.setServerError(error));
      focusFirstInvalid(element.current);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormFrame form={form} element={element} onSubmit={() => void onSubmit()}>
      {form.problem && (
        <FormProblem problem={form.problem} onWaited={form.clearProblem} words={explain?.(form.problem)} />
      )}
      {within && <within.Guard active={form.dirty} />}
      {children}
      <Flex vertical={large} wrap={!large} align={large ? undefined : 'center'} gap={12}>
        <Button
          htmlType="submit"
          danger={danger}
          type={danger || aside ? 'default' : 'primary'}
          size={large ? 'large' : 'middle'}
          block={large}
          loading={busy}
        >
          {submit}
        </Button>
        {after}
      </Flex>
    </FormFrame>
  );
}
