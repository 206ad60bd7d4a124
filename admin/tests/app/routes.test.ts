import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { signInAs } from '../session-fixture';
import { dashboardFeatures, features } from '@app/routes/features';
import { featureAt, isOpenPlace } from '@app/routes/menu';
import { wordsAt, wordsOf } from '@app/routes/preload';
import { session } from '@entities/session/session';
import navigation from '../../src/locales/en/navigation.json';
import { productRoutes } from './product-routes';

const root = new URL('../../src/features/', import.meta.url).pathname;
const declarations = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.feature.ts'),
);
const modules = import.meta.glob<Record<string, { name: string; paths: Record<string, string> }>>(
  '../../src/features/**/*.feature.ts',
  { eager: true },
);

/**
 * Before sign-in there is no /dashboard; those pages stand together under `account`. The front page has no name, and
 * setting up a business has a frame of its own.
 */
function baseOf(folder: string): string {
  if (folder === 'account/landing') return '/';
  if (folder === 'onboarding') return '/onboarding';
  return folder.startsWith('account/') ? `/${folder.replace('account/', '')}` : `/dashboard/${folder}`;
}

describe.each(declarations)('%s', (file) => {
  const folder = file.split('/').slice(0, -1).join('/');
  const module = modules[`../../src/features/${file}`];
  const paths = Object.values(module ?? {}).flatMap((feature) => Object.values(feature.paths));

  it('begins every path with its folder', () => {
    const base = baseOf(folder);
    const outside = paths.filter((path) => path !== base && !path.startsWith(`${base}/`));
    expect(paths.length).toBeGreaterThan(0);
    expect(outside).toEqual([]);
  });

  it('has only paths that the product has', () => {
    expect(paths.filter((path) => !productRoutes.includes(path))).toEqual([]);
  });
});

describe('the features together', () => {
  it('are all collected, each under a name of its own', () => {
    const names = features.map(({ name }) => name);
    expect(features.length).toBe(declarations.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have no path twice', () => {
    const paths = features.flatMap(({ paths: all }) => Object.values(all));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have a page for every path', () => {
    for (const { paths, pages } of features)
      expect(Object.keys(pages).sort()).toEqual(Object.keys(paths).sort());
  });

  it('need a permission for everything below /dashboard', () => {
    const open = features
      .filter(({ permission }) => permission === null)
      .flatMap(({ paths }) => Object.values(paths));
    expect(open.filter((path) => path?.startsWith('/dashboard'))).toEqual([]);
  });

  it('are all called something, and so is making a new one', () => {
    const nameless = dashboardFeatures.filter(({ name }) => !(name in navigation)).map(({ name }) => name);
    const create: Record<string, string> = navigation.create;
    const unmade = dashboardFeatures.filter(({ name, paths }) => paths.create && !(name in create));
    expect(nameless).toEqual([]);
    expect(unmade.map(({ name }) => name)).toEqual([]);
  });

  it('are found by the address of any of their pages', () => {
    for (const feature of dashboardFeatures) {
      for (const path of Object.values(feature.paths)) {
        const address = (path ?? '').replace(/:\w+/g, 'abc');
        expect(featureAt(address)?.name, address).toBe(feature.name);
      }
    }
  });
});

describe('the texts of a page', () => {
  it.each(features.flatMap(({ name, pages }) => Object.keys(pages).map((kind) => [name, kind] as const)))(
    'of %s, %s, are known before it is drawn',
    (name, kind) => expect(wordsOf(name, kind)).not.toEqual([]),
  );

  it('are those that it and what it is made of ask for', () => {
    expect(wordsAt('/dashboard/menu/products')).toEqual(
      expect.arrayContaining(['app', 'form', 'menu', 'navigation', 'release', 'ui']),
    );
    expect(wordsAt('/login')).not.toContain('menu');
  });
});

describe('a link', () => {
  afterEach(() => session.set(undefined));

  it('leads to pages that are there and open to the person', () => {
    signInAs('owner');
    expect(isOpenPlace('/dashboard/home')).toBe(true);
    signInAs('kitchen');
    expect(isOpenPlace('/dashboard/home')).toBe(false);
  });

  it('never leads below a page or to one that is still to come', () => {
    signInAs('owner');
    expect(isOpenPlace('/dashboard/home/more')).toBe(false);
    expect(isOpenPlace('/dashboard/plans')).toBe(false);
  });
});
