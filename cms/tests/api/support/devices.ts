import type { DeviceDto, HeartbeatDto, RollCallDto } from '../../../src/contracts/devices';
import type { TestBusiness } from './business';
import type { Answer, Client } from './client';

/** What a board says of itself that listens as it should. */
export const LISTENING = {
  key: 'device-of-the-counter-1',
  name: 'Chrome at the counter',
  shows: 'BOARD',
  station: null,
  sound: 'ON',
  volume: 80,
  page: null,
  visible: true,
  connection: 'LIVE',
};

/** A sign of a device, with what else it says of itself and of orders. */
export const sign = (
  { owner, branch }: TestBusiness,
  device: object = {},
  told: object = {},
  who: Client = owner,
): Promise<Answer<HeartbeatDto>> =>
  who.post<HeartbeatDto>(`/api/branches/${branch.id}/heartbeat`, {
    device: { ...LISTENING, ...device },
    ...told,
  });

export const rollCall = async ({ owner, branch }: TestBusiness): Promise<RollCallDto> =>
  (await owner.get<RollCallDto>(`/api/branches/${branch.id}/devices`)).body.data;

/** The only device of a branch. */
export const onlyDevice = async (business: TestBusiness): Promise<DeviceDto> => {
  const { devices } = await rollCall(business);
  if (devices.length !== 1 || !devices[0]) throw new Error(`There are ${devices.length} devices`);
  return devices[0];
};
