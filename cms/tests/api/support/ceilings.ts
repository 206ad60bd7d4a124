import { afterEach } from 'vitest';
import type { CeilingName } from '../../../src/domain/limits';
import { fromServer } from './from-server';

interface Changeable {
  max: number;
  readonly code: string;
}

/** The ceilings of the running server. */
export const ceilings = () =>
  (fromServer('./domain/limits') as { CEILINGS: Record<CeilingName, Changeable> }).CEILINGS;

const before = new Map<CeilingName, number>();

/** Sets a ceiling of the running server until `restoreCeilings`. */
export function setCeiling(name: CeilingName, max: number): void {
  if (!before.has(name)) before.set(name, ceilings()[name].max);
  ceilings()[name].max = max;
}

export function restoreCeilings(): void {
  for (const [name, max] of before) ceilings()[name].max = max;
  before.clear();
}

/** For a file that sets ceilings: each of its tests leaves them as they were. */
export const restoreCeilingsAfterEach = () => afterEach(restoreCeilings);
