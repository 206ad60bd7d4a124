/** Colours of a restaurant that stay readable, whatever colour it chose (WCAG 2.2: 4.5 for text, 3 for shapes). */
export interface Accent {
  /** Filled parts, with `onFill` as text on top of it. */
  fill: string;
  onFill: string;
  /** The filled part under a pointer, further away from its text. */
  hover: string;
  /** The colour as text or as a thin shape on the page. */
  text: string;
  /** A faint wash of it behind text. */
  soft: string;
}

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const TEXT_CONTRAST = 4.5;
/** Filled parts must stand out from the page, and stay themselves as far as they do. */
const SHAPE_CONTRAST = 3;
const STEPS = 50;

export interface Surface {
  /** The page's lightest or darkest surface under text, `#rrggbb`. */
  background: string;
  /** What text on light fills is written in, `#rrggbb`. */
  ink: string;
  isDark: boolean;
}

/**
 * The accent for a surface, or null when `color` is no colour `#rgb` or `#rrggbb`.
 */
export function accentOn(color: string | null, surface: Surface): Accent | null {
  const brand = color === null ? null : parseHex(color);
  const background = parseHex(surface.background);
  const ink = parseHex(surface.ink);
  if (!brand || !background || !ink) return null;
  const shades = surface.isDark ? lighter : darker;
  const soft = mix(background, brand, surface.isDark ? 0.2 : 0.1);
  const fill = until(brand, shades, (shade) => contrast(shade, background) >= SHAPE_CONTRAST);
  const text = until(
    brand,
    shades,
    (shade) => Math.min(contrast(shade, background), contrast(shade, soft)) >= TEXT_CONTRAST,
  );
  const onFill = contrast(WHITE, fill) >= TEXT_CONTRAST ? WHITE : darkest(ink, fill);
  return {
    fill: hex(fill),
    onFill: hex(onFill),
    hover: hex(mix(fill, onFill === WHITE ? BLACK : WHITE, 0.12)),
    text: hex(text),
    soft: hex(soft),
  };
}

/** The contrast ratio of two colours `#rrggbb`, 1–21 (WCAG 2.2, relative luminance). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrast(a, b) : 1;
}

/** Of any fill on which white is not readable, black is; the page's own ink is kept where it is enough. */
function darkest(ink: Rgb, fill: Rgb): Rgb {
  return contrast(ink, fill) >= TEXT_CONTRAST ? ink : BLACK;
}

type Shades = (color: Rgb, share: number) => Rgb;

const darker: Shades = (color, share) => mix(color, BLACK, share);

/** First as bright as its hue can be, then on to white: mixing in white at once would make it dull. */
const lighter: Shades = (color, share) => {
  const brightness = 255 / Math.max(...color, 1);
  const [red, green, blue] = color;
  const bright: Rgb = [red * brightness, green * brightness, blue * brightness];
  return share < 0.5 ? mix(color, bright, share * 2) : mix(bright, WHITE, share * 2 - 1);
};

function until(from: Rgb, shades: Shades, enough: (shade: Rgb) => boolean): Rgb {
  for (let step = 0; step < STEPS; step++) {
    const shade = shades(from, step / STEPS);
    if (enough(shade)) return shade;
  }
  return shades(from, 1);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

function parseHex(text: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  const [red, green, blue] = (parts ?? []).map((part) => parseInt(part, 16));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

const hex = (color: Rgb) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
