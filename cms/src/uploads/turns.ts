import { ApiError } from '../errors/api-error';

const RETRY_SECONDS = 5;

/** Lets so many do something at once; so many more wait for their turn, in the order they came, and the rest are refused. */
export class Turns {
  private under = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  get idle(): boolean {
    return this.under === 0;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.under >= this.atOnce) {
      if (this.queue.length >= this.waiting)
        throw new ApiError(503, 'UNAVAILABLE', { details: { retryAfter: RETRY_SECONDS } });
      await new Promise<void>((next) => this.queue.push(next));
    } else this.under += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over as it is.
      const next = this.queue.shift();
      if (next) next();
      else this.under -= 1;
    }
  }
}
