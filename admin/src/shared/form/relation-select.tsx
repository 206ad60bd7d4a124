import { lazy, Suspense } from 'react';
import { Bone } from '../ui/states';
import { Field, type FieldProps } from '../ui/field';
import type { RelationSelectProps } from './relation-select-antd';

const RelationSelect = lazy(() => import('./relation-select-antd'));

/** Chooses rows of another noun by name; antd's list is loaded when the first such field is drawn. */
export function RelationField(props: FieldProps & RelationSelectProps) {
  const { label, hint, error, required, optional, ...rest } = props;
  return (
    <Field {...{ label, hint, error, required, optional }}>
      {(control) => (
        <Suspense fallback={<Bone height={36} />}>
          <RelationSelect {...rest} id={control.id} invalid={Boolean(error)} />
        </Suspense>
      )}
    </Field>
  );
}
