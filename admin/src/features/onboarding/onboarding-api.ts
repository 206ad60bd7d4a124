import type { BranchDto, branchCreate, branchUpdate } from '@contracts/branches';
import type { BusinessDto, businessUpdate } from '@contracts/business';
import type { DeliveryZoneDto, zoneCreate, zoneUpdate } from '@contracts/delivery-zones';
import type { CategoryDto, ProductDto, categoryCreate, productCreate } from '@contracts/menu';
import type { StarterDto, starterBody } from '@contracts/menu-files';
import type { OnboardingDto, TestOrderDto } from '@contracts/onboarding';
import type { OpeningHoursDto, openingHoursBody } from '@contracts/opening-hours';
import type { PersonDto, inviteBody } from '@contracts/team';
import type { OnboardingStep } from '@domain/onboarding';
import type { z } from 'zod';
import { request } from '@shared/api/request';

/** More than somebody sets up in a wizard; the screens of each noun have pages. */
const MOST = 'pagination[pageSize]=100';

const ofBranch = (branchId: string) => `filters[branchId][$eq]=${branchId}&${MOST}`;

/** What the steps ask of the server: the doors that the screens of each noun use. */
export const onboardingApi = {
  skip: (step: OnboardingStep) => request<OnboardingDto>('POST', `/api/onboarding/${step}/skip`),

  business: () => request<BusinessDto>('GET', '/api/business'),
  saveBusiness: (body: z.input<typeof businessUpdate>) =>
    request<BusinessDto>('PATCH', '/api/business', body),

  branch: (id: string) => request<BranchDto>('GET', `/api/branches/${id}`),
  makeBranch: (body: z.input<typeof branchCreate>) => request<BranchDto>('POST', '/api/branches', body),
  saveBranch: (id: string, body: z.input<typeof branchUpdate>) =>
    request<BranchDto>('PATCH', `/api/branches/${id}`, body),
  goLive: (id: string) => request<BranchDto>('POST', `/api/branches/${id}/go-live`),
  testOrder: (id: string) => request<TestOrderDto>('POST', `/api/branches/${id}/test-order`),

  hours: (branchId: string) => request<OpeningHoursDto>('GET', `/api/branches/${branchId}/opening-hours`),
  saveHours: (branchId: string, body: z.input<typeof openingHoursBody>) =>
    request<OpeningHoursDto>('PUT', `/api/branches/${branchId}/opening-hours`, body),

  zones: (branchId: string) => request<DeliveryZoneDto[]>('GET', `/api/delivery-zones?${ofBranch(branchId)}`),
  makeZone: (body: z.input<typeof zoneCreate>) =>
    request<DeliveryZoneDto>('POST', '/api/delivery-zones', body),
  saveZone: (id: string, body: z.input<typeof zoneUpdate>) =>
    request<DeliveryZoneDto>('PATCH', `/api/delivery-zones/${id}`, body),
  removeZone: ({ id, version }: DeliveryZoneDto) =>
    request<null>('DELETE', `/api/delivery-zones/${id}?version=${version}`),

  products: (branchId: string) => request<ProductDto[]>('GET', `/api/products?${ofBranch(branchId)}`),
  categories: (branchId: string) => request<CategoryDto[]>('GET', `/api/categories?${ofBranch(branchId)}`),
  makeCategory: (body: z.input<typeof categoryCreate>) =>
    request<CategoryDto>('POST', '/api/categories', body),
  makeProduct: (body: z.input<typeof productCreate>) => request<ProductDto>('POST', '/api/products', body),
  starterMenu: (body: z.input<typeof starterBody>) => request<StarterDto>('POST', '/api/menu/starter', body),

  team: () => request<PersonDto[]>('GET', `/api/team?${MOST}`),
  invite: (body: z.input<typeof inviteBody>) => request<PersonDto>('POST', '/api/team', body),
};
