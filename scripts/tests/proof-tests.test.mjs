import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../project.mjs';
import { IN_EVERY_RUN, proofTests } from '../proof-tests.mjs';

test('the suites of the proof, and those that start a server in every run, exist', () => {
  const names = [...proofTests(), ...IN_EVERY_RUN];
  expect(names.filter((name) => !existsSync(at('cms/tests/api', `${name}.test.ts`)))).toEqual([]);
});

test('a suite that starts a server of its own is for the proof, unless it is listed', () => {
  const names = proofTests();
  expect(names).toEqual(expect.arrayContaining(['payments/without-keys', 'deployment/panel-files']));
  for (const name of IN_EVERY_RUN) expect(names).not.toContain(name);
  expect(names).not.toContain('orders/place-order');
});
