import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@domain/time';
import { stubStorage } from '../device-fixture';
import { sessionOf } from '../session-fixture';
import { cacheSession } from '@entities/session/offline-session';
import { loadSession, session } from '@entities/session/session';

const WALL = '/dashboard/orders/board-kitchen';
const cook = sessionOf('kitchen');

const at = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
const nobodyAnswers = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

let kept: Map<string, string>;
const keptHere = () => [...kept.keys()].filter((key) => key.startsWith('comanda.offline.'));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  kept = stubStorage();
  stubStorage({ name: 'sessionStorage' });
  at(WALL);
  session.set(cook);
  cacheSession(cook);
  session.set(undefined);
});

describe('a page that goes on without a network', () => {
  it('begins with who was there when no server answers, as when a proxy says that there is none', async () => {
    nobodyAnswers();
    expect(await loadSession()).toMatchObject({ user: { name: 'Ana' }, grants: cook.grants });
    session.set(undefined);
    answer(502, null);
    expect(await loadSession()).toMatchObject({ user: { id: 'ana' } });
  });

  it('believes the server as soon as it says that nobody is there, and keeps nothing', async () => {
    nobodyAnswers();
    await loadSession();
    answer(200, { data: null });
    expect(await loadSession({ again: true })).toBeNull();
    expect(keptHere()).toEqual([]);
    session.set(undefined);
    nobodyAnswers();
    await expect(loadSession()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('writes back nothing while it is left, and keeps what the next person needs', () => {
    session.set(cook);
    session.set(null);
    cacheSession(cook);
    expect(keptHere()).toEqual([]);
    session.set(sessionOf('owner'));
    cacheSession(sessionOf('owner'));
    expect(keptHere()).toHaveLength(1);
  });

  it('is that page alone, for a shift, and for no server that fails', async () => {
    answer(500, null);
    await expect(loadSession()).rejects.toMatchObject({ status: 500 });
    nobodyAnswers();
    at('/dashboard/orders');
    await expect(loadSession()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    at(WALL);
    vi.useFakeTimers({ now: Date.now() + 17 * HOUR_MS, toFake: ['Date'] });
    await expect(loadSession()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    vi.useRealTimers();
  });

  it('keeps no address of whoever is there', () => {
    expect([...kept.values()].join()).not.toContain('ana@cantina.test');
  });
});
