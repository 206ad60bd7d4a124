import type { TestBusiness } from './business';
import { LISTENING, sign } from './devices';
import { acting, reading, type Example } from './example';
import { newProduct } from './menu';
import { orderIn } from './states';

/** Devices by the branch they are at. */
const deviceOf = new Map<string, string>();
const branchWithDevice = async (business: TestBusiness) => {
  const at = { ...business, branch: await business.addBranch() };
  deviceOf.set(at.branch.id, (await sign(at)).body.data.id);
  return at.branch.id;
};
const branchThatSells = async (business: TestBusiness) => {
  const at = { ...business, branch: await business.addBranch() };
  await newProduct(at);
  return at.branch.id;
};
/** One that has ended: of one under way the seconds count on. */
const ended = async (business: TestBusiness) =>
  (await orderIn(business, await newProduct(business), 'REJECTED')).id;
const onDevice = (action = '', body?: object): Example => ({
  subject: branchWithDevice,
  path: (id) => `/api/branches/${id}/devices/${deviceOf.get(id) ?? 'nothing'}${action}`,
  ...(body && { body: () => body }),
  missing: 404,
});

/** Every route that is about the devices of a branch, or about what they told of an order. */
export const DEVICE_EXAMPLES: Record<string, Example> = {
  'GET /api/branches/:id/devices': reading(branchWithDevice, 'branches', '/devices'),
  'POST /api/branches/:id/devices/:deviceId/rename': onDevice('/rename', { name: 'Counter' }),
  'DELETE /api/branches/:id/devices/:deviceId': onDevice(),
  'GET /api/branches/:id/device-test': reading(branchThatSells, 'branches', '/device-test'),
  'POST /api/branches/:id/device-test': acting(branchThatSells, 'branches', 'device-test'),
  'GET /api/orders/:id/black-box': reading(ended, 'orders', '/black-box'),
};

/** Requests with a body about devices, for the suites that try bodies. */
export async function deviceRequests(business: TestBusiness) {
  const { id } = (await sign(business)).body.data;
  const devices = `/api/branches/${business.branch.id}`;
  return [
    { method: 'POST', path: `${devices}/devices/${id}/rename`, body: { name: 'Counter' } },
    { method: 'POST', path: `${devices}/heartbeat`, body: { device: LISTENING, signals: [], gaps: [] } },
  ];
}
