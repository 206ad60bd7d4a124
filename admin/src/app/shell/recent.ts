import type { Command } from './commands';
import { session } from '@entities/session/session';

const KEPT = 5;
const KINDS: readonly Command['group'][] = ['recent', 'orders', 'products'];

/** The last first. Kept as long as the page: names of customers are not left on a counter's device. */
let recent: Command[] = [];

// Whoever signs in next on this page begins with none.
session.subscribe(() => {
  if (!session.get()) recent = [];
});

/** Keeps in mind an order or a product that was found. */
export function rememberCommand(command: Command): void {
  if (!KINDS.includes(command.group)) return;
  const others = recent.filter(({ key }) => key !== command.key);
  recent = [{ ...command, group: 'recent' as const }, ...others].slice(0, KEPT);
}

export const recentCommands = (): readonly Command[] => recent;
