import type { Point } from '@domain/delivery';

// Whole degrees are no place: so "7, 8th floor" is none.
const DEGREES = String.raw`(-?\d{1,3}\.\d+)`;
/** The pin of a place in Google's addresses, which comes before the middle of what is shown. */
const PIN = new RegExp(`!3d${DEGREES}!4d${DEGREES}`);
const PAIR = new RegExp(String.raw`(?:^|[@=:/\s(])${DEGREES}\s*[,;]\s*${DEGREES}(?=$|[^\d.])`);

/**
 * The place that a text tells: two numbers in degrees, latitude first, by themselves or within the address of a map or a
 * `geo:` link, as messengers share them. Null where there is none; a short link tells nothing before it is opened.
 */
export function pointInText(text: string): Point | null {
  const plain = decoded(text.trim());
  const [, lat, lng] = PIN.exec(plain) ?? PAIR.exec(plain) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
