import { expect } from 'vitest';
import { runToEnd, type Home } from './spawned';

/** Starts a server that must not come up: it ends with 1 and one sentence, which is about the setting. */
export async function expectSentence(
  home: Home,
  env: NodeJS.ProcessEnv,
  setting: string,
  words: RegExp,
): Promise<void> {
  const { code, said } = await runToEnd(home, { env });
  // What Node itself warns of is none of ours.
  const lines = said.split('\n').filter((line) => line !== '' && !/^\(node:|^\(Use `node/.test(line));
  expect(lines, said).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${setting} .*\\.$`));
  expect(lines[0]).toMatch(words);
  expect(said).not.toMatch(/hidden|short1A|no-capital-letter-1|too-short/);
  expect(code).toBe(1);
}
