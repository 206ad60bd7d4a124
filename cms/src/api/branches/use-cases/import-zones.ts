import { z } from 'zod';
import { zoneCreate, type DeliveryZoneDto } from '../../../contracts/delivery-zones';
import {
  fileTerms,
  problemsOfFile,
  MIN_NAME_LENGTH,
  termsIn,
  zonesOfFile,
} from '../../../contracts/zone-files';
import { createAll } from '../../../crud/operations';
import { read } from '../../../database/transaction';
import { readGeoJson } from '../../../domain/delivery';
import { invalid, type Issue } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import type { Viewer } from '../../../sessions/viewer';
import { deliveryZone } from '../nouns/delivery-zone';
import { zonesInOrder } from '../store/zones';
import { ownStore } from './own-store';

/** Where the terms stand in the body of the request. */
const body = z.object({ geojson: fileTerms });

/** Makes a zone of every area of a GeoJSON file, with the terms that the file says of it: all of them or none. */
export async function importZones(
  viewer: Viewer,
  branchId: string,
  geojson: unknown,
): Promise<DeliveryZoneDto[]> {
  const { place, country, present } = await read(async (sql) => {
    const { businessId, business, branch } = await ownStore(sql, viewer, branchId);
    return {
      place: branch.location,
      country: business.country,
      present: await zonesInOrder(sql, { businessId, branchId }),
    };
  });
  const { areas, problems } = readGeoJson(geojson, place);
  refuse(problems);
  const last = present.reduce((most, { priority }) => Math.max(most, priority), 0);
  const zones = zonesOfFile(areas, parse(body, { geojson: termsIn(geojson) }).geojson, last);
  refuse(problemsOfFile(zones, country));

  const bodies = zones.map(({ feature: _feature, name, ...zone }, index) =>
    zoneCreate.parse({
      ...zone,
      branchId,
      name: name.length < MIN_NAME_LENGTH ? `GeoJSON ${index + 1}` : name,
    }),
  );
  return createAll(deliveryZone, viewer, bodies, ['geojson', 'features']);
}

/** @param problems with paths inside of the file */
function refuse(problems: readonly Issue[]): void {
  if (problems.length > 0)
    throw invalid(problems.map((problem) => ({ ...problem, path: ['geojson', ...problem.path] })));
}
