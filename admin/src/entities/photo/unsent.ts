import type { FieldIssue } from '@shared/form/issues';

/** What a form that is saved now has against it, while photos of a field are still on their way. */
export const unsentPhotoIssues = (path: string, sending: boolean): FieldIssue[] =>
  sending ? [{ path, code: 'STILL_SENDING' }] : [];
