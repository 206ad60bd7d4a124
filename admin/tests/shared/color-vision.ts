type Triple = [number, number, number];

/** How linear RGB reaches an eye without one kind of cone. Source: Machado, Oliveira, Fernandes 2009, severity 1.0. */
export const simulations = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} satisfies Record<string, Triple[]>;
export type Vision = keyof typeof simulations;

const dot = (row: Triple, value: Triple) => row[0] * value[0] + row[1] * value[1] + row[2] * value[2];

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));

/** WCAG 2 contrast of two `#rrggbb`, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function lab(color: Triple): Triple {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve(dot([0.4124, 0.3576, 0.1805], color) / 0.95047);
  const y = curve(dot([0.2126, 0.7152, 0.0722], color));
  const z = curve(dot([0.0193, 0.1192, 0.9505], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look in CIELAB (ΔE 1976) to that vision. */
export function distance(a: string, b: string, vision: Vision): number {
  const [red, green, blue] = simulations[vision] as [Triple, Triple, Triple];
  const seen = (hex: string) => {
    const color = linear(hex);
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    return lab([clamp(dot(red, color)), clamp(dot(green, color)), clamp(dot(blue, color))]);
  };
  const [left, right] = [seen(a), seen(b)];
  return Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}
