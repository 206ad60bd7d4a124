import { fromServer } from './from-server';

interface Booted {
  getModel(uid: string): { attributes: Record<string, { encryption?: { rounds: number } }> };
  db: { connection: { raw(statement: string): Promise<{ synchronous: number }[]> } };
}

type TakingAtLeast = <T>(ms: number, work: () => Promise<T>) => Promise<T>;

interface Kept {
  strapi?: Booted;
  /** How the server itself sets its database up. */
  comandaSynchronous?: number;
  /** How the server itself hides how long an answer took it. */
  comandaTakingAtLeast?: TakingAtLeast;
}

const kept = () => globalThis as Kept;

function booted(): Booted {
  const { strapi } = kept();
  if (!strapi) throw new Error('The server is not up');
  return strapi;
}

/**
 * Asks this run's server for what no setting of a real one can express: to hash the passwords of its hundreds of
 * people at bcrypt's lowest cost, not to wait for the disk at each of thousands of commits, and not to keep answers back
 * until nobody can tell by the time what they took: nobody watches a test's clock.
 */
export async function enableFastTestMode(): Promise<void> {
  passwords().encryption = { rounds: 4 };
  const uniform = uniformTime();
  const taking = (kept().comandaTakingAtLeast ??= uniform.withMinimumDuration);
  uniform.withMinimumDuration = (_ms, work) => taking(0, work);
  if (process.env.DATABASE_URL) return;
  const found = await booted().db.connection.raw('PRAGMA synchronous');
  kept().comandaSynchronous ??= found[0]?.synchronous;
  await booted().db.connection.raw('PRAGMA synchronous = OFF');
}

/** Does something while the server takes the care that it takes of its own accord. */
export async function withoutFastTestMode<T>(work: () => Promise<T>): Promise<T> {
  delete passwords().encryption;
  const taking = kept().comandaTakingAtLeast;
  if (taking) uniformTime().withMinimumDuration = taking;
  const synchronous = kept().comandaSynchronous;
  if (synchronous !== undefined) await booted().db.connection.raw(`PRAGMA synchronous = ${synchronous}`);
  try {
    return await work();
  } finally {
    await enableFastTestMode();
  }
}

/** The server's own module, through which its use-cases call. */
const uniformTime = () => fromServer('./secrecy/minimum-duration') as { withMinimumDuration: TakingAtLeast };

function passwords(): { encryption?: { rounds: number } } {
  const { password } = booted().getModel('plugin::users-permissions.user').attributes;
  if (!password) throw new Error('People have no password');
  return password;
}
