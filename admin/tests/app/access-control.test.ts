import { grantsOf, ROLES, type Role } from '@domain/access';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionOf } from '../session-fixture';
import { accessControlProvider } from '@app/providers/access-control/access-control-provider';
import { dashboardFeatures } from '@app/routes/features';
import { landingPath } from '@app/routes/landing';
import { menuFeatures } from '@app/routes/menu';
import { session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { permissionFor } from '@shared/routing/feature';

const OPEN = {
  id: 'c',
  name: 'Centro',
  slug: 'centro',
  timezone: 'America/Sao_Paulo',
  closeoutTime: '04:00',
  state: 'ACTIVE',
} as const;

const signInAs = (role: Role, deny: string[] = [], branches: SessionDto['branches'] = [OPEN]) =>
  session.set(sessionOf(role, { deny, branches }));
afterEach(() => session.set(undefined));

const can = async (resource: string, action: string) =>
  (await accessControlProvider.can({ resource, action })).can;

describe.each(ROLES)('%s', (role) => {
  it('may open exactly what their role grants', async () => {
    signInAs(role);
    const grants = grantsOf({ role, branchIds: [], allow: [], deny: [] });
    for (const feature of dashboardFeatures) {
      for (const kind of Object.keys(feature.paths)) {
        const permission = permissionFor(feature, kind);
        const grant = permission === null ? undefined : grants[permission];
        expect(await can(feature.name, kind), `${feature.name} ${kind}`).toBe(
          grant !== undefined &&
            (grant !== feature.unlessGrant || feature.exceptRoles?.includes(role) === true),
        );
      }
    }
  });

  it('starts at a place that they may see', () => {
    signInAs(role);
    const first = menuFeatures()[0];
    expect(landingPath()).toBe(first ? first.paths.list : '/dashboard/forbidden');
  });
});

it('starts an owner with setting up while none of their branches is open yet, and nobody else', () => {
  for (const branches of [[], [{ ...OPEN, state: 'DRAFT' as const }]]) {
    signInAs('owner', [], branches);
    expect(landingPath()).toBe('/onboarding');
    signInAs('manager', [], branches);
    expect(landingPath()).toBe('/dashboard/home');
  }
  signInAs('owner', [], [{ ...OPEN, state: 'DRAFT' }, OPEN]);
  expect(landingPath()).toBe('/dashboard/home');
});

it('follows a denial of the person over their role', async () => {
  signInAs('owner', ['home.view']);
  expect(await can('home', 'list')).toBe(false);
  expect(menuFeatures().map(({ name }) => name)).not.toContain('home');
});

it('refuses what nobody declared', async () => {
  signInAs('owner');
  expect(await can('secrets', 'list')).toBe(false);
});
