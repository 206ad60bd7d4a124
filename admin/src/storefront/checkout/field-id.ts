/** The id of a field's control or, for groups, of the group. */
export const fieldId = (field: string) => `checkout-${field.replace(/\./g, '-') || 'order'}`;

/** Takes the customer to a field, or to the part of the page it belongs to. */
export function focusField(field: string): void {
  // After the render in which the problem appears, so that it is read out with its field.
  requestAnimationFrame(() => {
    const found =
      document.getElementById(fieldId(field)) ?? document.getElementById(fieldId(field.split('.')[0] ?? ''));
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  });
}
