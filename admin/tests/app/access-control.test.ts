import { grantsOf, ROLES, type Role } from '@domain/access';
import { afterEach, describe, expect, it } from 'vitest';
import { accessControlProvider } from '@app/providers/access-control/access-control-provider';
import { dashboardFeatures } from '@app/routes/features';
import { landingPath } from '@app/routes/landing';
import { menuFeatures } from '@app/routes/menu';
import { session } from '@entities/session/session';
import { permissionFor } from '@shared/routing/feature';

function signInAs(role: Role, deny: string[] = []) {
  session.set({
    user: {
      id: 'u',
      name: 'Ana',
      email: 'ana@cantina.test',
      role,
      language: null,
      theme: null,
      twoFactor: false,
      photoUrl: null,
    },
    business: { id: 'b', tradeName: 'Cantina', currency: 'BRL', country: 'BR', defaultLanguage: 'pt-BR' },
    branches: [],
    grants: grantsOf({ role, branchIds: [], allow: [], deny }),
  });
}
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
        expect(await can(feature.name, kind), `${feature.name} ${kind}`).toBe(
          permission !== null && grants[permission] !== undefined,
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

it('follows a denial of the person over their role', async () => {
  signInAs('owner', ['home.view']);
  expect(await can('home', 'list')).toBe(false);
  expect(menuFeatures().map(({ name }) => name)).not.toContain('home');
});

it('refuses what nobody declared', async () => {
  signInAs('owner');
  expect(await can('secrets', 'list')).toBe(false);
});
