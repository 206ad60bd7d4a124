/** Round steps from zero to at least `max`: at most five, always whole numbers, `[0, 1]` when all is zero. */
export function ticksTo(max: number): number[] {
  if (max <= 1) return [0, 1];
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough,
  );
  const count = Math.ceil(max / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every how many of `count` labels fit when each takes `labelWidth` of `width`. */
export function labelEvery(count: number, width: number, labelWidth: number): number {
  const fitting = Math.max(1, Math.floor(width / labelWidth));
  return Math.max(1, Math.ceil(count / fitting));
}
