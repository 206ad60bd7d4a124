import { beforeAll, describe, expect, it } from 'vitest';
import type { OpeningHoursDto } from '../../../src/contracts/opening-hours';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newBranch } from '../support/branches';
import { countOf } from '../support/database';
import { TIME_ZONE } from '../support/time-zone';

let business: TestBusiness;
const path = (id = business.branch.id) => `/api/branches/${id}/opening-hours`;
const read = async (id?: string) => (await business.owner.get<OpeningHoursDto>(path(id))).body.data;
const weekly = (...periods: [weekday: number, opens: string, closes: string][]) => ({
  service: 'ALL',
  mode: 'WEEKLY',
  periods: periods.map(([weekday, opens, closes]) => ({ weekday, opens, closes })),
});

beforeAll(async () => {
  business = await newBusiness();
});

async function save(hours: unknown[], version?: number) {
  return business.owner.send<OpeningHoursDto>('PUT', path(), {
    version: version ?? (await read()).version,
    hours,
  });
}

describe('the opening hours of a branch', () => {
  it('are none while nobody has set any', async () => {
    const { id } = await newBranch(business.owner);
    expect(await read(id)).toEqual({
      branchId: id,
      version: 0,
      timezone: TIME_ZONE,
      hours: [],
      services: ['DELIVERY', 'TAKEOUT'],
    });
  });

  it('are replaced as a whole, per service, past midnight too', async () => {
    const before = await read();
    const hours = [
      weekly([5, '18:00', '02:00'], [6, '11:00', '15:00'], [6, '18:00', '02:00']),
      { service: 'DELIVERY', mode: 'CLOSED' },
    ];
    const saved = await save(hours);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data).toEqual({
      ...before,
      version: before.version + 1,
      hours: [hours[0], { service: 'DELIVERY', mode: 'CLOSED', periods: [] }],
    });
    expect(await read()).toEqual(saved.body.data);
    const store = (await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`)).body.data;
    expect(store.hours.find(({ weekday }) => weekday === 6)?.periods).toHaveLength(2);
  });

  it.each([
    ['HOURS_OVERLAP', ['hours', 0, 'periods', 1], [weekly([1, '10:00', '14:00'], [1, '13:00', '18:00'])]],
    ['HOURS_OVERLAP', ['hours', 0, 'periods', 0], [weekly([0, '01:00', '05:00'], [6, '22:00', '02:00'])]],
    ['HOURS_TOO_SHORT', ['hours', 0, 'periods', 0, 'closes'], [weekly([1, '10:00', '10:10'])]],
    [
      'HOURS_TOO_MANY',
      ['hours', 0, 'periods', 4],
      [
        weekly(
          ...[8, 10, 12, 14, 16].map((hour): [number, string, string] => [2, clock(hour), clock(hour + 1)]),
        ),
      ],
    ],
    ['HOURS_EMPTY', ['hours', 0, 'periods'], [weekly()]],
    ['HOURS_TWICE', ['hours', 1, 'service'], [weekly([1, '10:00', '14:00']), weekly([1, '10:00', '14:00'])]],
    ['INVALID_FORMAT', ['hours', 0, 'periods', 0, 'opens'], [weekly([1, '24:00', '14:00'])]],
    ['INVALID', ['hours', 0, 'periods', 0, 'weekday'], [weekly([7, '10:00', '14:00'])]],
    ['TOO_FEW', ['hours'], []],
  ])('are refused with %s at %j', async (code, at, hours) => {
    const answer = await save(hours);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, at]);
  });

  it('are saved by one of two who change them at once; the other sees them as they are', async () => {
    const { version } = await read();
    const one = [weekly([1, '10:00', '14:00'])];
    const answers = await Promise.all([save(one, version), save(one, version), save(one, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error.details.current).toMatchObject({ version: version + 1, hours: one });
    expect(await countOf('opening_hours', 'branch_id = ?', [business.branch.id])).toBe(1);
  });
});

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
