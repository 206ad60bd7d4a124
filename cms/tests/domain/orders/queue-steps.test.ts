import { describe, expect, it } from 'vitest';
import { queueSteps, type QueuedWork } from '../../../src/domain/orders/queue-steps';

/** Seconds after it was queued. */
const at = (seconds: number) => new Date(Date.UTC(2031, 3, 3, 12, 0, seconds)).toISOString();
const done = (seconds: number) => ({ at: at(seconds), how: 'DONE' as const });

const stepsOf = (more: Partial<QueuedWork<string>>) =>
  queueSteps<string>({
    ...{ queuedAt: at(0), requeuedAt: null, failure: null, nextTryAt: null, ended: null, tries: 0 },
    ...more,
  });
const told = (more: Partial<QueuedWork<string>>) => stepsOf(more).map((step) => [step.step, step.at]);

describe('a ticket or a mail on its way', () => {
  it.each([
    [0, null],
    [2, null],
    [3, 3],
    [9, 9],
  ])('is told by its end alone where it went well within %i s, and how long it took', (seconds, waited) => {
    const nothing = { reason: null, tries: null, nextTryAt: null };
    expect(stepsOf({ ended: done(seconds), tries: 1 })).toEqual([
      { ...nothing, step: 'DONE', at: at(seconds), waitedSec: waited },
    ]);
  });

  it('is told from its beginning where it waited for longer', () => {
    expect(told({ ended: done(10), tries: 1 })).toEqual([
      ['QUEUED', at(0)],
      ['DONE', at(10)],
    ]);
    expect(stepsOf({ ended: done(240) }).at(-1)).toMatchObject({ waitedSec: 240 });
  });

  it('is told where it failed, when, why and how often, however soon it was done', () => {
    const failure = { at: at(4), reason: 'PAPER_OUT', tries: 2 };
    expect(stepsOf({ failure, ended: done(8), tries: 3 })).toMatchObject([
      { step: 'QUEUED', at: at(0), tries: null },
      { step: 'FAILED', at: at(4), reason: 'PAPER_OUT', tries: 2 },
      { step: 'DONE', at: at(8), reason: null, tries: 3, waitedSec: 8 },
    ]);
  });

  it('says when it is tried again until it is done', () => {
    const failure = { at: at(4), reason: null, tries: 1 };
    expect(stepsOf({ failure, nextTryAt: at(60), tries: 1 }).at(-1)).toMatchObject({ nextTryAt: at(60) });
    const ended = stepsOf({ failure, nextTryAt: at(60), ended: done(61), tries: 2 });
    expect(ended.map(({ nextTryAt }) => nextTryAt)).toEqual([null, null, null]);
  });

  it('waited since it was queued anew, which stands where it happened', () => {
    const failure = { at: at(20), reason: 'TOO_OLD', tries: 0 };
    const steps = stepsOf({ requeuedAt: at(100), failure, ended: done(105), tries: 1 });
    expect(steps.map(({ step }) => step)).toEqual(['QUEUED', 'FAILED', 'REQUEUED', 'DONE']);
    expect(steps.map(({ tries }) => tries)).toEqual([null, null, null, null]);
    expect(steps.at(-1)).toMatchObject({ waitedSec: 5 });
    // It failed again since.
    expect(told({ requeuedAt: at(10), failure }).map(([step]) => step)).toEqual([
      'QUEUED',
      'REQUEUED',
      'FAILED',
    ]);
  });

  it('is told from its beginning where nobody needed it any more', () => {
    expect(told({ ended: { at: at(1), how: 'DROPPED' } })).toEqual([
      ['QUEUED', at(0)],
      ['DROPPED', at(1)],
    ]);
  });

  it('says how often it was tried in vain also where nobody knows when', () => {
    expect(stepsOf({ tries: 2 })).toMatchObject([{ step: 'QUEUED', tries: 2 }]);
  });
});
