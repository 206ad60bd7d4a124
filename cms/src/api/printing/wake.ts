let wake: (() => void) | null = null;

/** Whoever prints on this instance is told that there is something to print. */
export const wakePrinting = (): void => wake?.();

export function onTicketsQueued(listener: (() => void) | null): void {
  wake = listener;
}
