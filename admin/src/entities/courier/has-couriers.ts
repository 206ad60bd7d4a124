import type { CourierBoardDto } from '@contracts/couriers';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/** Answers whether a branch has couriers who can be given an order; false where that cannot be read. */
export async function hasCouriers(branchId: string): Promise<boolean> {
  try {
    const path = `/api/couriers/board?branchId=${encodeURIComponent(branchId)}`;
    const { couriers } = await request<CourierBoardDto>('GET', path);
    return couriers.some(({ state }) => state === 'ACTIVE');
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
