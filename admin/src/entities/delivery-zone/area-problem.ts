import { useContext } from 'react';
import { FormOfFields } from '@shared/form/form-field';

/** What is wrong with a part of the area, by its path in the body; nothing outside of a form. */
export function useAreaProblem(): (...path: (string | number)[]) => string | undefined {
  const form = useContext(FormOfFields);
  return (...path) => form?.error(['area', 'geometry', ...path].join('.'), { deep: true });
}
