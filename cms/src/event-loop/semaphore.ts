import { ApiError } from '../errors/api-error';

const RETRY_SECONDS = 5;

/**
 * A semaphore with a queue that ends: so many run at once, so many more wait in the order they came, and the rest are
 * refused with 503. The packages of this kind (p-limit, async-sema, async-mutex) let any number wait.
 */
export class Semaphore {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  get idle(): boolean {
    return this.running === 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.queue.length >= this.waiting)
        throw new ApiError(503, 'UNAVAILABLE', { details: { retryAfter: RETRY_SECONDS } });
      await new Promise<void>((next) => this.queue.push(next));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over as it is.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
