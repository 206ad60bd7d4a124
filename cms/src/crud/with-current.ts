import { ApiError } from '../errors/api-error';
import type { Viewer } from '../sessions/viewer';
import type { ReadNoun, Row } from './noun';
import { readOne } from './read-rows';
import { StaleVersion } from './scope';

/** Does work on a row; where the row has changed since it was read, the refusal (409) holds the row as it is now. */
export async function withCurrent<R extends Row, D, T>(
  noun: ReadNoun<R, D>,
  viewer: Viewer,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    throw new ApiError(409, error.code, {
      details: { current: await readOne(noun, viewer, error.id) },
    });
  }
}
