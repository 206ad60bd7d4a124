import type { FocusEvent } from 'react';

/** The field that a blur has left as a whole, or null while the focus stays inside of it. */
export function blurredField(event: FocusEvent): string | null {
  const place = event.target.closest<HTMLElement>('[data-field]');
  const staysInside = place?.contains(event.relatedTarget) ?? false;
  return staysInside ? null : (place?.dataset.field ?? null);
}

/** Brings the person to the first field that says that something is wrong with it. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  // antd's Select marks its frame as well, which takes no focus.
  const marked = '[aria-invalid=true]:not(.ant-select)';
  form?.querySelector<HTMLElement>(`${marked}, [data-invalid=true] :is(input, textarea, button)`)?.focus();
}
