import { fromServer, serverUrl } from './server';

export const MINUTE_MS = 60_000;

interface Clock {
  advanceOrders: (now: Date) => Promise<void>;
}

/** Lets the server do what it does by the clock as if it were that instant, in milliseconds since 1970. */
export async function clockStrikes(at: number): Promise<void> {
  await serverUrl();
  const { advanceOrders } = fromServer('./api/orders/use-cases/advance-orders') as Clock;
  await advanceOrders(new Date(at));
}

export const minutesLater = (minutes: number) => clockStrikes(Date.now() + minutes * MINUTE_MS);
