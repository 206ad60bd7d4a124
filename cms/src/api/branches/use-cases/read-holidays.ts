import type { HolidayDto } from '../../../contracts/hours-exceptions';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { holidaysOf } from '../../../integrations/holidays';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from './own-store';

/** The holidays of a year where a branch is, for its people to choose from. */
export async function readHolidays(
  viewer: Viewer,
  branchId: string,
  year: number,
  language: Language,
): Promise<HolidayDto[]> {
  const { business, profile } = await read((sql) => ownStore(sql, viewer, branchId));
  return holidaysOf({ country: business.country, state: profile.address.state }, year, language);
}
