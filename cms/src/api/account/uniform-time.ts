import { environment } from '../../environment';

/** Nobody watches a test's clock, and a thousand waits are minutes. */
const WAITS = environment.mode !== 'test';

/**
 * Answers no sooner than after `ms`, refusals too: how long it took tells nobody whether there was a person to write to.
 */
export async function takingAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, WAITS ? ms : 0));
  const [result] = await Promise.allSettled([work(), time]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
