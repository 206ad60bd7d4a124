import { useCan } from '@refinedev/core';

/** Whether the person may do `action` with what a feature is about, as the access control says: known at once. */
export const useMay = (resource: string, action: string): boolean =>
  useCan({ resource, action }).data?.can ?? false;
