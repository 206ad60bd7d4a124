/** What a person can tell a device by. Names are those of products and need no translation. */
interface DeviceName {
  browser: string | null;
  system: string | null;
  kind: 'DESKTOP' | 'PHONE' | 'TABLET' | 'OTHER';
}

/** The first that is found counts: browsers name the ones they descend from as well. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The browser and system that a `User-Agent` header speaks of; whatever it does not say is null. */
export function deviceName(userAgent: string): DeviceName {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser, system, kind: kindOf(userAgent, system) };
}

function kindOf(userAgent: string, system: string | null): DeviceName['kind'] {
  if (system === null) return 'OTHER';
  if (system === 'iPadOS') return 'TABLET';
  if (system === 'iOS') return 'PHONE';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'PHONE' : 'TABLET';
  return 'DESKTOP';
}
