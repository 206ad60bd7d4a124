const WAIT_MS = 4000;
const LARGEST = 100_000;

/**
 * What a service answers as JSON; null where it does not, in time and within a hundred kilobytes: an address that is not
 * found is a lesser evil than a customer's request that waits.
 */
export async function fetchJson(url: URL): Promise<unknown> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(WAIT_MS),
      // Public geocoders ask of their callers that they name themselves.
      headers: { Accept: 'application/json', 'User-Agent': 'Comanda' },
    });
    if (!response.ok) return null;
    const text = await response.text();
    return text.length > LARGEST ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
