/** Settings or surroundings with which no server can run, each said in one sentence that names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(...sentences: string[]) {
    super(sentences.join('\n'));
  }
}

/** What the system says of a failure, also where a name stands for several addresses that all failed. */
export function systemMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return systemMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
