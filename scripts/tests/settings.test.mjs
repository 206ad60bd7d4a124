import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../project.mjs';
import { DASHBOARD_BREAKS } from '../settings/breaks.mjs';

test.each(DASHBOARD_BREAKS)('%s is ignored at one place of the dashboard', (key, { file, from }) => {
  expect(readFileSync(at(file), 'utf8').split(from)).toHaveLength(2);
});
