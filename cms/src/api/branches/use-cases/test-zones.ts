import type { z } from 'zod';
import type { Language } from '../../../contracts/session';
import type { zoneTestBody, ZoneTestDto } from '../../../contracts/zone-tools';
import { read } from '../../../database/transaction';
import { judgeZones, type DeliveryZone, type Point } from '../../../domain/delivery';
import { minimumOf } from '../../../domain/orders/minimum';
import { promiseOf } from '../../../domain/orders/promise';
import { localTime } from '../../../domain/time';
import { message } from '../../../errors/messages';
import { maps } from '../../../integrations/maps';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { pausedZones } from '../store/zones';
import { ownStore } from './own-store';

type Wish = z.output<typeof zoneTestBody>;

/** Says what would come of a delivery, by the rules of a quote, and what each zone of the branch said to it. */
export async function testZones(
  viewer: Viewer,
  branchId: string,
  wish: Wish,
  { language, now }: { language: Language; now: Date },
): Promise<ZoneTestDto> {
  const { store, zones } = await read(async (sql) => {
    const store = await ownStore(sql, viewer, branchId);
    const { businessId } = store;
    return { store, zones: [...store.zones, ...(await pausedZones(sql, { businessId, branchId }))] };
  });
  const point = wish.point ?? (await pointOfAddress(wish.address));
  const at = wish.at === null ? now : new Date(wish.at);
  return { at: at.toISOString(), point, ...judge(store, zones, { ...wish, point, at }, language) };
}

/** Where an address is, by the geocoder of the server; null without one, and for half an address. */
async function pointOfAddress(address: Wish['address']): Promise<Point | null> {
  if (!maps.geocoder || address.street === '') return null;
  return maps.geocoder.locate(address);
}

function judge(
  { branch }: LoadedStore,
  zones: readonly DeliveryZone[],
  {
    address,
    point,
    at,
    subtotalCents,
  }: { address: Wish['address']; point: Point | null; at: Date; subtotalCents: number },
  language: Language,
): Pick<ZoneTestDto, 'decision' | 'rules'> {
  const { decision, verdicts } = judgeZones(
    zones,
    { ...address, ...point },
    { local: localTime(at, branch.timezone), subtotalCents, branch: branch.location },
  );
  const rules = verdicts.map(({ zone, outcome, feeCents }) => ({
    zoneId: zone.id,
    name: zone.name,
    outcome,
    feeCents,
  }));
  const refused = (code: Exclude<ZoneTestDto['decision']['code'], 'SERVED'>) => ({
    decision: { code, message: message(code, language) },
    rules,
  });
  if (!branch.services.includes('DELIVERY')) return refused('SERVICE_NOT_OFFERED');
  if (!decision.ok) return refused(decision.code);
  const { zone, feeCents, distanceMeters } = decision;
  const { fromAt, untilAt } = promiseOf(at, null, branch.preparationMin, decision);
  const minCents = minimumOf(branch, 'DELIVERY', zone);
  const missingCents = Math.max(0, minCents - subtotalCents);
  return {
    decision: {
      code: 'SERVED',
      zoneId: zone.id,
      feeCents,
      distanceMeters,
      fromAt,
      untilAt,
      minCents,
      missingCents,
    },
    rules,
  };
}
