/**
 * Answers no sooner than after `ms`, refusals too: how long it took tells nobody whether there was a person to write to.
 */
export async function withMinimumDuration<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, ms));
  const [result] = await Promise.allSettled([work(), time]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
