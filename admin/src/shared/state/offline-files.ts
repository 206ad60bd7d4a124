/** A browser notes so many at least; of a full list nobody knows what is missing. */
const MOST_NOTED = 250;

/**
 * Lets a page come without a network from now on: hands what it was made of, as the browser noted it, to a worker that
 * keeps it. Where that cannot be, the page only needs a network to load.
 *
 * @param scope the address of the page, for which alone the worker answers
 */
export async function cacheFiles(worker: string, scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const noted = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  if (noted.length >= MOST_NOTED) return;
  const files = new Set(
    noted.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname),
  );
  const { active, waiting, installing } = await navigator.serviceWorker.register(worker, { scope });
  (active ?? waiting ?? installing)?.postMessage({ files: [...files] });
}
