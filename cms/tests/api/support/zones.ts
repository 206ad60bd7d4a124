import type { DeliveryZoneDto } from '../../../src/contracts/delivery-zones';
import { unique, type TestBusiness } from './business';

/** A zone of one district in the business's branch, unless the fields say otherwise. */
export async function newZone(
  { owner, branch }: TestBusiness,
  fields: object = {},
): Promise<DeliveryZoneDto> {
  const { status, body, text } = await owner.post<DeliveryZoneDto>('/api/delivery-zones', {
    branchId: branch.id,
    name: unique('Zone'),
    area: { kind: 'DISTRICT', geometry: { districts: [{ name: 'Sé', city: 'São Paulo' }] } },
    ...fields,
  });
  if (status !== 201) throw new Error(`The zone was not taken: ${text}`);
  return body.data;
}
