import { categoryCreate, type CategoryDto } from '@contracts/menu';
import { validateAvailability } from '@domain/menu';
import type { z } from 'zod';
import { fieldIssue, type FieldIssue } from '@shared/form/issues';

/** What the form edits; when it is sold out is said elsewhere, and its place in the list. */
export const categorySchema = categoryCreate.pick({
  name: true,
  description: true,
  imageUrl: true,
  state: true,
  availability: true,
  station: true,
});
export type CategoryValues = z.output<typeof categorySchema>;

export const NEW_CATEGORY: CategoryValues = {
  name: '',
  description: '',
  imageUrl: null,
  state: 'ACTIVE',
  availability: null,
  station: null,
};

export function categoryValues({
  name,
  description,
  imageUrl,
  state,
  availability,
  station,
}: CategoryDto): CategoryValues {
  // An archived row is never listed; were it shown, it would be as paused.
  return {
    ...{ name, description, imageUrl, availability, station },
    state: state === 'ACTIVE' ? 'ACTIVE' : 'PAUSED',
  };
}

/** The rules between fields: the server's. */
export function checkCategory({ availability }: CategoryValues): FieldIssue[] {
  return validateAvailability(availability).map(fieldIssue);
}
