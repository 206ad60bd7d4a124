import type { APIResponse } from '@playwright/test';

/** What an answer of Comanda's API carries, or an error that says what it refused. */
export async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: T };
  return data;
}
