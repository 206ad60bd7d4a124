import { Stop } from './processes.mjs';
import { headline } from './progress.mjs';
import { failure, tally } from './tallies.mjs';

/** With more failures than this the code is broken, not a test flaky. */
export const MAX_RERUNS = 20;

/** Whether a test passes when nothing else runs; a runner that finds no such test has not passed. */
async function passesAlone({ run }, { selection }, print) {
  const { passed, failed } = await run(print, selection).catch((error) => {
    if (!(error instanceof Stop)) throw error;
    print(error.message);
    return failure('not run to its end', error.message);
  });
  return passed > 0 && failed === 0;
}

async function rerunStep(step, result, print) {
  const [failures, flaky] = [[], []];
  for (const failed of result.failures) {
    print(headline(`again, alone: ${failed.name}`));
    ((await passesAlone(step, failed, print)) ? flaky : failures).push(failed);
  }
  const { name, passed, skipped } = result;
  return { name, ...tally(passed + flaky.length, failures.length, skipped, failures), flaky };
}

/**
 * Runs each failed test of the suites once more, alone, after everything else has ended. One that passes then counts as
 * passed and is listed in `flaky` of its step; one that fails again has failed. Nothing is run again when more than
 * MAX_RERUNS tests failed or when a suite did not run to its end: then the run stays as it is.
 *
 * @param steps those of `runSteps`; a suite has a `part`, and its `run(say, selection)` runs the selected tests
 * @param results what `runSteps` answered for them
 */
export async function rerunFailed(steps, results, print = console.log) {
  const isSuite = new Set(steps.filter(({ part }) => part !== undefined).map(({ name }) => name));
  const failures = results.filter(({ name }) => isSuite.has(name)).flatMap((result) => result.failures);
  if (failures.length > MAX_RERUNS || failures.some(({ selection }) => !selection)) return results;

  const again = [];
  for (const result of results) {
    const step = steps.find(({ name }) => name === result.name);
    const repeatable = isSuite.has(result.name) && result.failed > 0;
    again.push(repeatable ? await rerunStep(step, result, print) : result);
  }
  return again;
}
