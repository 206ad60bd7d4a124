import { beforeAll, describe, expect, it } from 'vitest';
import type { HolidayDto, HoursExceptionDto } from '../../../src/contracts/hours-exceptions';
import type { OpenAtDto } from '../../../src/contracts/opening-hours';
import type { AuditEntryDto } from '../../../src/contracts/audit';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';

let business: TestBusiness;
const CLOSED = { from: '2031-12-25', to: '2031-12-25', reason: 'Christmas', yearly: true };
const NIGHT = { opens: '18:00', closes: '02:00' };

const add = (more: object) =>
  business.owner.post<HoursExceptionDto>('/api/hours-exceptions', {
    branchId: business.branch.id,
    ...CLOSED,
    ...more,
  });
const path = (rest: string) => `/api/branches/${business.branch.id}${rest}`;
const openAt = async (at: string, service = 'DELIVERY') => {
  const query = String(new URLSearchParams({ at, service }));
  return (await business.owner.get<OpenAtDto>(path(`/opening-hours/at?${query}`))).body.data;
};

beforeAll(async () => {
  // The instants below are of its clock.
  business = await newBusiness({ branch: { timezone: 'America/Sao_Paulo' } });
  const hours = [
    {
      service: 'ALL',
      mode: 'WEEKLY',
      periods: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...NIGHT })),
    },
    { service: 'DINE_IN', mode: 'CLOSED' },
  ];
  const { version } = (await business.owner.get<{ version: number }>(path('/opening-hours'))).body.data;
  const saved = await business.owner.send('PUT', path('/opening-hours'), { version, hours });
  expect(saved.status, saved.text).toBe(200);
});

describe('exceptions of a branch', () => {
  it('decide their days as soon as they are stored, and no more once they are removed', async () => {
    const evening = '2031-12-25T20:00:00-03:00';
    expect(await openAt(evening)).toMatchObject({ open: true, rule: { kind: 'PERIOD', day: '2031-12-25' } });

    const made = await add({});
    expect(made.status, made.text).toBe(201);
    const { id, version } = made.body.data;
    expect(made.body.data).toMatchObject({ ...CLOSED, kind: 'CLOSED', periods: [] });
    expect(await openAt(evening)).toMatchObject({
      open: false,
      opensAt: '2031-12-26T21:00:00.000Z',
      rule: { kind: 'EXCEPTION', day: '2031-12-25', exception: { reason: 'Christmas' }, period: null },
    });
    expect(await openAt('2040-12-25T20:00:00-03:00')).toMatchObject({ open: false });

    const special = { version, kind: 'SPECIAL', periods: [{ opens: '12:00', closes: '21:00' }] };
    const changed = await business.owner.send('PATCH', `/api/hours-exceptions/${id}`, special);
    expect(changed.status, changed.text).toBe(200);
    expect(await openAt(evening)).toMatchObject({ open: true, closesAt: '2031-12-26T00:00:00.000Z' });

    const gone = await business.owner.send('DELETE', `/api/hours-exceptions/${id}?version=${version + 1}`);
    expect(gone.status, gone.text).toBe(204);
    expect(await openAt(evening)).toMatchObject({ open: true, rule: { kind: 'PERIOD' } });
  });

  it.each([
    ['HOURS_ENDS_BEFORE_START', ['to'], { from: '2031-05-02', to: '2031-05-01' }],
    ['HOURS_YEARLY_TOO_LONG', ['to'], { from: '2031-05-02', to: '2032-05-02' }],
    ['HOURS_NO_PERIODS', ['periods'], { kind: 'SPECIAL' }],
    [
      'HOURS_TOO_SHORT',
      ['periods', 0, 'closes'],
      { kind: 'SPECIAL', periods: [{ opens: '10:00', closes: '10:05' }] },
    ],
    ['INVALID_FORMAT', ['from'], { from: '2031-02-30' }],
    ['INVALID_FORMAT', ['to'], { to: 'tomorrow' }],
  ])('are refused with %s at %j', async (code, at, more) => {
    const answer = await add(more);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, at]);
  });

  it('are told of the same days once', async () => {
    const days = { from: '2033-03-01', to: '2033-03-02', yearly: false };
    expect((await add(days)).status).toBe(201);
    const again = await add(days);
    expect([again.status, again.body.error.details.path]).toEqual([409, ['from']]);
  });
});

describe('open at …', () => {
  it('names the night that lasts, the service that is not offered, and what it was asked', async () => {
    expect(await openAt('2031-11-22T00:30:00-03:00')).toEqual({
      at: '2031-11-22T03:30:00.000Z',
      service: 'DELIVERY',
      open: true,
      closesAt: '2031-11-22T05:00:00.000Z',
      opensAt: null,
      rule: { kind: 'PERIOD', service: 'ALL', day: '2031-11-21', period: { weekday: 5, ...NIGHT } },
    });
    expect(await openAt('2031-11-22T00:30:00-03:00', 'DINE_IN')).toMatchObject({
      open: false,
      rule: { kind: 'MODE', service: 'DINE_IN', mode: 'CLOSED' },
    });
  });

  it.each(['at=yesterday', 'service=DRIVE', 'at=2031-11-22', 'when=now'])('refuses %s', async (query) => {
    expect((await business.owner.get(path(`/opening-hours/at?${query}`))).status).toBe(400);
  });
});

describe('holidays', () => {
  const holidays = async (year: number, language: string) =>
    (
      await business.owner.get<HolidayDto[]>(path(`/holidays?year=${year}`), {
        'Accept-Language': language,
      })
    ).body.data;

  it('are those of the country and of the state, in the language that is asked for', async () => {
    const found = await holidays(2026, 'pt-BR');
    expect(found).toContainEqual({
      from: '2026-12-25',
      to: '2026-12-25',
      name: 'Natal',
      kind: 'PUBLIC',
      yearly: true,
    });
    // Of São Paulo alone, of the law of 2023, and one that moves with Easter.
    for (const day of ['2026-07-09', '2026-11-20', '2026-04-03'])
      expect(found.filter(({ from, kind }) => from === day && kind === 'PUBLIC')).toHaveLength(1);
    expect(found.find(({ from }) => from === '2026-04-03')?.yearly).toBe(false);
    expect((await holidays(2027, 'es')).find(({ from }) => from === '2027-01-01')?.name).toBe('Año Nuevo');
  });

  it.each(['1999', '2101', 'next', ''])('are of no year %j', async (year) => {
    expect((await business.owner.get(path(`/holidays?year=${year}`))).status).toBe(400);
  });
});

describe('the log', () => {
  it('says for each service what its hours were and are', async () => {
    const query = `entity=branch&id=${business.branch.id}&action=opening-hours`;
    const [entry] = (await business.owner.get<AuditEntryDto[]>(`/api/audit?${query}`)).body.data;
    expect(entry?.after).toMatchObject({
      ALL: { mode: 'WEEKLY' },
      DINE_IN: { mode: 'CLOSED', periods: [] },
    });
  });
});
