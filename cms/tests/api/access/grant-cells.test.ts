import { beforeAll, describe, expect, it } from 'vitest';
import {
  PERMISSION_NAMES,
  PERMISSIONS,
  ROLES,
  type Grant,
  type Permission,
  type Role,
} from '../../../src/domain/access';
import { isChecked } from '../support/checked-noun';
import { CELLS, FILE } from '../support/grant-cells';
import { holderOf, newGrantScene, type GrantScene } from '../support/grant-scene';
import { tally } from '../support/proof';
import { operatorRoutes, type ListedRoute } from '../support/routes';

const PATIENCE_MS = 180_000;
/** Held in full there is nothing to obey; without a manager's PIN the matrix of tenants expects a refusal. */
const BOUNDED: readonly Grant[] = ['own', 'masked', 'limited'];

interface BoundedCell {
  permission: Permission;
  role: Role;
  grant: Grant;
}

const BOUNDED_CELLS: BoundedCell[] = PERMISSION_NAMES.flatMap((permission) =>
  ROLES.flatMap((role) => {
    const row: Partial<Record<Role, Grant>> = PERMISSIONS[permission];
    const grant = row[role];
    return grant && BOUNDED.includes(grant) ? [{ permission, role, grant }] : [];
  }),
);

const nameOf = ({ method, path }: ListedRoute) => `${method} ${path}`;

let scene: GrantScene;
let routes: ListedRoute[];

beforeAll(async () => {
  scene = await newGrantScene();
  routes = await operatorRoutes();
}, PATIENCE_MS);

describe('a route whose permission a role holds within bounds', () => {
  it.each(BOUNDED_CELLS)(
    'keeps to them: $permission, $grant of a $role',
    async ({ permission, role, grant }) => {
      const examples = CELLS[`${permission} ${grant}`] ?? {};
      const client = await holderOf(scene, role, grant);
      const concerned = routes.filter(({ requirement }) => requirement === permission);
      const missing = concerned.map(nameOf).filter((name) => !(name in examples));
      expect(missing, `no example for "${permission} ${grant}": write one in ${FILE}`).toEqual([]);
      for (const route of concerned) {
        const cell = examples[nameOf(route)];
        if (!cell || 'because' in cell) continue;
        await cell({ role, client }, scene, route).catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          throw new Error(`${nameOf(route)} as ${role}: ${why}`);
        });
      }
      tally(`${permission}, ${grant} of a ${role}`, concerned.length);
    },
    PATIENCE_MS,
  );

  it('is still there for each example', () => {
    const known = routes.map((route) => `${route.requirement} ${nameOf(route)}`);
    const written = Object.entries(CELLS).flatMap(([cell, examples]) =>
      Object.keys(examples)
        .filter(isChecked)
        .map((route) => `${cell.split(' ')[0] ?? ''} ${route}`),
    );
    expect(written.filter((route) => !known.includes(route))).toEqual([]);
  });
});
