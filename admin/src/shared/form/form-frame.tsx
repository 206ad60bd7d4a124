import { Form } from 'antd';
import { useId, type ReactNode, type RefObject } from 'react';
import { blurredField } from './form-events';
import { FormOfFields } from './form-field';
import styles from './form.module.css';
import type { RecordFormState } from './use-record-form';

interface FormFrameProps {
  form: FormOfFields & Pick<RecordFormState<object>, 'formProps' | 'touch'>;
  /** In it the first field that is wrong is looked for. */
  element: RefObject<HTMLDivElement>;
  onSubmit: () => void;
  children: ReactNode;
}

/** antd's form around the values that it keeps; leaving a field is told to the form as a whole. */
export function FormFrame({ form, element, onSubmit, children }: FormFrameProps) {
  return (
    <div ref={element}>
      <Form
        {...form.formProps}
        // Tells the fields of a form in a drawer from those of the page's.
        name={useId()}
        layout="vertical"
        noValidate
        className={styles.form}
        onFinish={onSubmit}
        onBlur={(event) => {
          const left = blurredField(event);
          if (left) form.touch(left);
        }}
      >
        <FormOfFields.Provider value={form}>{children}</FormOfFields.Provider>
      </Form>
    </div>
  );
}
