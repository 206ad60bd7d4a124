import { ApiError } from '../errors/api-error';

/** How many streams may be open at a time on this instance. Each costs it a connection and up to 70 KB. */
export interface StreamLimit {
  name: string;
  /** Of one subject, such as a network. */
  ofOne: number;
  /** Of all subjects together. */
  ofAll: number;
}

const RETRY_SECONDS = 60;
const taken = new Map<string, number>();

/**
 * Takes a place for a stream. Streams live in the memory of one instance, so that each counts its own.
 *
 * @param subject who opens it; null is counted among all alone
 * @returns gives the place back; calling it again changes nothing
 * @throws 429 TOO_MANY_REQUESTS where the subject has all of its places, 503 UNAVAILABLE where there is none for anybody,
 *   both with `details.retryAfter` in seconds
 */
export function takePlace({ name, ofOne, ofAll }: StreamLimit, subject: string | null): () => void {
  const counted = new Map([[name, ofAll]]);
  if (subject !== null) counted.set(`${name}\n${subject}`, ofOne);
  const isFull = (key: string) => (taken.get(key) ?? 0) >= (counted.get(key) ?? Infinity);
  if (isFull(name)) throw new ApiError(503, 'UNAVAILABLE', { details: { retryAfter: RETRY_SECONDS } });
  for (const key of counted.keys())
    if (isFull(key)) throw new ApiError(429, 'TOO_MANY_REQUESTS', { details: { retryAfter: RETRY_SECONDS } });

  for (const key of counted.keys()) taken.set(key, (taken.get(key) ?? 0) + 1);
  return () => {
    for (const key of counted.keys()) {
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    }
    counted.clear();
  };
}
