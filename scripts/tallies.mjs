/**
 * What one step of the tests came to. A failure has the name of what failed and its error in words.
 */
export const tally = (passed = 0, failed = 0, skipped = 0, failures = []) => ({
  passed,
  failed,
  skipped,
  failures,
});

export const sum = (tallies) =>
  tallies.reduce(
    (a, b) =>
      tally(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped, [...a.failures, ...b.failures]),
    tally(),
  );

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A step that is one thing and failed. */
export const failure = (name, error = '') => tally(0, 1, 0, [{ name, error }]);

/** A step that proves one thing: it passed or it did not, as its output says. */
export const single = (name, { code, output = '' }) => (code === 0 ? tally(1) : failure(name, output));
