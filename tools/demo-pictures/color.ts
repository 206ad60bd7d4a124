/** Mixes two colours `#rrggbb`; at 0 the first, at 1 the second. */
function mix(one: string, other: string, part: number): string {
  const channel = (from: number) => {
    const [a, b] = [one, other].map((color) => parseInt(color.slice(from, from + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const lighter = (color: string, part: number) => mix(color, '#ffffff', part);

/** Shadows of food are warm, not black. */
export const darker = (color: string, part: number) => mix(color, '#2a1206', part);
