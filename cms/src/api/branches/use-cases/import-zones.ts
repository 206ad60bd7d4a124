import { zoneCreate, type DeliveryZoneDto } from '../../../contracts/delivery-zones';
import { MOST_ZONES } from '../../../contracts/zone-tools';
import { createAll } from '../../../crud/operations';
import { read } from '../../../database/transaction';
import { readGeoJson } from '../../../domain/delivery';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { deliveryZone } from '../nouns/delivery-zone';
import { zonesInOrder } from '../store/zones';
import { ownStore } from './own-store';

/**
 * Makes a zone of every area of a GeoJSON file, all of them or none, behind those that are there: paused, so that
 * somebody looks at them and says what a delivery costs before customers do.
 */
export async function importZones(
  viewer: Viewer,
  branchId: string,
  geojson: unknown,
): Promise<DeliveryZoneDto[]> {
  const { place, zones } = await read(async (sql) => {
    const { businessId, branch } = await ownStore(sql, viewer, branchId);
    return { place: branch.location, zones: await zonesInOrder(sql, { businessId, branchId }) };
  });
  const { areas, problems } = readGeoJson(geojson, place);
  if (problems.length > 0)
    throw invalid(problems.map(({ code, path }) => ({ code, path: ['geojson', ...path] })));
  if (zones.length + areas.length > MOST_ZONES)
    throw invalid([{ code: 'TOO_MANY', path: ['geojson', 'features'], args: { limit: MOST_ZONES } }]);

  const last = zones.reduce((most, { priority }) => Math.max(most, priority), 0);
  const bodies = areas.map(({ name, shape }, index) =>
    zoneCreate.parse({
      branchId,
      name: name.length >= 2 ? name : `GeoJSON ${index + 1}`,
      area: shape,
      priority: Math.min(last + index + 1, 1000),
      state: 'PAUSED',
    }),
  );
  return createAll(deliveryZone, viewer, bodies);
}
