/** The id of a field's control or, for groups, of the group. */
export const fieldId = (field: string) => `checkout-${field.replace(/\./g, '-') || 'order'}`;

/** Where it is asked at which table they sit, as a field. */
export const TABLE_QUESTION = 'table';

/** Takes the customer to a field, or to the part of the page it belongs to. */
export function focusField(field: string): void {
  // After the render in which the problem appears, so that it is read out with its field.
  requestAnimationFrame(() => {
    // What has no place on the page now is said of the order as a whole.
    const places = [field, field.split('.')[0] ?? '', ''].map(fieldId);
    const found = places.map((id) => document.getElementById(id)).find((place) => place !== null);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  });
}
