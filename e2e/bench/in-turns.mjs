import { percentile } from './customer.mjs';
import { load } from './load.mjs';

/** Many short ones, as what else the machine does changes by the second; odd, so that the median was measured. */
const TURNS = 9;

/**
 * Asks several servers in turns, so that what else the machine does meets all of them alike: of each the median of the
 * rates, and how long the answers of all turns took. A turn that loads and warms up what is asked is not counted.
 *
 * @param targets what `load` is told of each
 */
export async function inTurns(targets, seconds) {
  const measured = targets.map(() => ({ rates: [], times: [] }));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [index, target] of targets.entries()) {
      const { perSecond, times } = await load({ ...target, seconds });
      if (turn === 0) continue;
      measured[index].rates.push(perSecond);
      measured[index].times.push(times);
    }
  }
  return measured.map(({ rates, times }) => {
    const sorted = times.flat().sort((one, other) => one - other);
    return {
      perSecond: rates.sort((one, other) => one - other)[(TURNS - 1) / 2],
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      n: sorted.length,
    };
  });
}
