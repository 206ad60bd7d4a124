export async function arrangePanel(): Promise<void> {
  await Promise.resolve();
}
