import { describe, expect, test } from 'vitest';
import { Stop } from '../processes.mjs';
import { runSteps } from '../steps.mjs';
import { failure, tally } from '../tallies.mjs';

/** A step that ends when it is told to, and notes when it began and ended. */
function held(name, log, more = {}) {
  let finish;
  const told = new Promise((resolve) => (finish = resolve));
  const run = async (say) => {
    log.push(`${name} begins`);
    say(`${name} speaks`);
    await told;
    log.push(`${name} ends`);
    return tally(1);
  };
  return { step: { name, run, ...more }, finish };
}

/** Lets everything happen that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const passes = (name, log = []) => ({ name, run: async () => (log.push(name), tally(1)) });

describe('steps', () => {
  test('run two at a time, and those that are last when no other runs any more', async () => {
    const log = [];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => held(name, log));
    const [last, too] = ['last', 'too'].map((name) => held(name, log, { last: true }));
    const run = runSteps(
      [last, too, a, b, c].map(({ step }) => step),
      { lanes: 2, print: () => {} },
    );
    await settled();
    expect(log).toEqual(['a begins', 'b begins']);
    b.finish();
    await settled();
    expect(log.slice(2)).toEqual(['b ends', 'c begins']);
    a.finish();
    await settled();
    expect(log.slice(4)).toEqual(['a ends']);
    c.finish();
    await settled();
    expect(log.slice(5)).toEqual(['c ends', 'last begins', 'too begins']);
    last.finish();
    too.finish();
    expect((await run).map(({ name }) => name)).toEqual(['last', 'too', 'a', 'b', 'c']);
  });

  test('speak one after the other, however they run', async () => {
    const said = [];
    const [first, second] = ['first', 'second'].map((name) => held(name, []));
    const run = runSteps([first.step, second.step], { lanes: 2, print: (line) => said.push(line) });
    await settled();
    expect(said.at(-1)).toBe('first speaks');
    second.finish();
    await settled();
    expect(said.at(-1)).toBe('first speaks');
    first.finish();
    await run;
    const order = said.map((line) => /first|second/.exec(line)?.[0]);
    expect(order).toEqual(['first', 'first', 'first', 'second', 'second', 'second']);
  });

  test('that build on one that failed do not run; others do', async () => {
    const log = [];
    const broken = {
      name: 'build',
      run: async () => Promise.reject(new Stop('It does not compile\nat all')),
    };
    const results = await runSteps(
      [broken, { ...passes('suite', log), after: 'build' }, passes('other', log)],
      {
        lanes: 2,
        print: () => {},
      },
    );
    expect(log).toEqual(['other']);
    expect(results).toEqual([
      {
        name: 'build',
        ...failure('not run to its end', 'It does not compile\nat all'),
        note: 'It does not compile',
      },
      { name: 'suite', ...failure('not run'), note: 'not run: build failed' },
      { name: 'other', ...tally(1) },
    ]);
  });

  test('with a fault of their own are no failed test but an end of everything', async () => {
    const faulty = { name: 'faulty', run: async () => Promise.reject(new TypeError('a bug')) };
    await expect(runSteps([faulty], { print: () => {} })).rejects.toThrow('a bug');
  });
});
