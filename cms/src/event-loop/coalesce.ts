/**
 * Makes work that runs once at a time. However often it is asked for while it runs, it runs once more after that, so that
 * whatever happened meanwhile is seen. It settles when nothing more is asked for.
 *
 * @param work sees to its own failures: one that rejects ends what was asked for meanwhile as well
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      running = null;
    }
  };
  return () => {
    again = true;
    return (running ??= run());
  };
}
