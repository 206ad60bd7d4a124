import type { OpeningHoursDto, openingHoursBody } from '@contracts/opening-hours';
import type { z } from 'zod';
import { request } from '@shared/api/request';

const pathOf = (branchId: string) => `/api/branches/${branchId}/opening-hours`;

/** What the hours of a branch are read and saved by; each throws `ApiError`. */
export const openingHoursApi = {
  save: (branchId: string, body: z.input<typeof openingHoursBody>) =>
    request<OpeningHoursDto>('PUT', pathOf(branchId), body),
};
