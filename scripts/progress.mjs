const terminal = process.stdout.isTTY;

export function seconds(since) {
  const elapsed = (Date.now() - since) / 1000;
  return `${elapsed < 10 ? elapsed.toFixed(1) : Math.round(elapsed)} s`;
}

/** Shows `label … ` while the work runs (on a terminal with the time so far), then how it ended. */
export async function step(label, work) {
  const since = Date.now();
  process.stdout.write(`${label} … `);
  const clock = terminal && setInterval(() => process.stdout.write(`\r${label} … ${seconds(since)} `), 1000);
  const end = (result) => {
    clearInterval(clock);
    process.stdout.write(terminal ? `\r${label} … ${result}\x1b[K\n` : `${result}\n`);
  };
  try {
    const value = await work();
    end(`done in ${seconds(since)}`);
    return value;
  } catch (error) {
    end(`failed after ${seconds(since)}`);
    throw error;
  }
}

/** The line above the output of a step that prints for itself. */
export const headline = (text) => `\n── ${text} ${'─'.repeat(Math.max(2, 76 - text.length))}`;
