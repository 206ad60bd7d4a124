import { actorOf, writeAudit } from '../../../audit/audit';
import type { CourierLinkDto } from '../../../contracts/couriers';
import { inTransaction, read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { ApiError, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { linkOf } from '../link';
import { activeCourierOf, courierById, renewLink, type StoredCourier } from '../store/couriers';
import { publishCourierChange } from '../publish-courier-change';

/** The link of a courier, for whoever may hand it over. */
export const readLink = (viewer: Viewer, id: string): Promise<CourierLinkDto> =>
  read(async (sql) => ({
    url: linkOf(requireCourier(viewer, await courierById(sql, viewer.businessId, id))),
  }));

/** The link of the courier who asks; null for somebody who is no active courier. */
export const readOwnLink = (viewer: Viewer): Promise<CourierLinkDto | null> =>
  read(async (sql) => {
    const courier = await activeCourierOf(sql, viewer.businessId, String(viewer.userId));
    return courier && { url: linkOf(courier) };
  });

/** Makes a new link; the one before is dead at once. */
export function renewCourierLink(
  viewer: Viewer,
  id: string,
  version: number,
  now: Date,
): Promise<CourierLinkDto> {
  return inTransaction(async (tx) => {
    const courier = requireCourier(viewer, await courierById(tx, viewer.businessId, id));
    if ((await renewLink(tx, courier, version, now)) === 0) throw new ApiError(409, 'STALE_VERSION');
    const { businessId, branchId } = courier;
    await writeAudit(tx, {
      ...{ at: now, businessId, branchId, actor: actorOf(viewer) },
      ...{ entity: 'courier', entityId: id, action: 'renew-link' },
    });
    await publishCourierChange(tx, { ...courier, courierId: id }, now);
    return { url: linkOf({ id, linkNumber: courier.linkNumber + 1 }) };
  });
}

/** A courier of the business and of the viewer's branches; anybody else does not exist. */
export function requireCourier(viewer: Viewer, courier: StoredCourier | null): StoredCourier {
  if (!courier || !reachesBranch(viewer, courier.branchId)) throw notFound();
  return courier;
}
