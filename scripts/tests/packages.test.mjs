import { describe, expect, test } from 'vitest';
import { everythingInstalled } from '../packages.mjs';

const wanted = {
  '': { name: 'comanda' },
  cms: { name: '@comanda/cms' },
  'node_modules/@comanda/cms': { resolved: 'cms', link: true },
  'node_modules/koa': { version: '3.0.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const { 'node_modules/fsevents': _optional, ...present } = wanted;

describe('what is installed against what the lockfile wants', () => {
  test('the same versions are enough, and another platform needs other optional packages', () => {
    expect(everythingInstalled(wanted, present)).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['another version', { ...present, 'node_modules/koa': { version: '3.0.0' } }],
    ['one that is missing', { ...present, 'node_modules/koa': undefined }],
    ['a copy in the place of a workspace', { ...present, 'node_modules/@comanda/cms': { version: '0.1.0' } }],
  ])('%s asks for an installation', (_, found) => {
    expect(everythingInstalled(wanted, found)).toBe(false);
  });
});
