import { randomInt } from 'node:crypto';

/** A name that nothing else in the restaurant has. */
export const unique = (name: string) => `${name} ${randomInt(100_000_000, 1_000_000_000)}`;

/** A mobile phone number of São Paulo that no other customer has. */
export const uniquePhone = () => `+55119${randomInt(60_000_000, 100_000_000)}`;
