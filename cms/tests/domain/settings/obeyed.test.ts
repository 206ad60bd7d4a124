import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_LIST } from '../../../src/domain/settings';
import { OBEYED } from './obeyed';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
it.each(SETTING_LIST.map(({ key }) => key))('%s has a test that fails when it is ignored', (key) => {
  const [file, test] = OBEYED[key];
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(`it('${test}'`);
});
