const KEY = 'comanda.device';
let key: string | null = null;

/** What this browser is known by at the branches that it shows; made at its first use. */
export function deviceKey(): string {
  key ??= saved() ?? save(crypto.randomUUID());
  return key;
}

function saved(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage it is another device after the page is loaded again. */
function save(made: string): string {
  try {
    localStorage.setItem(KEY, made);
  } catch {
    return made;
  }
  return made;
}

const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
const named = (list: typeof BROWSERS, agent: string) => list.find(([mark]) => mark.test(agent))?.[1];

/** What a device is called until somebody gives it a name, by what its browser says of itself. */
export function defaultDeviceName(agent: string): string {
  return [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean).join(' · ') || 'Browser';
}

/** Which build of the page this is, by the name of its first script; null where it is not built. */
export function pageBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const path = script && new URL(script.src).pathname.slice(1);
  return path?.startsWith('assets/') ? path.slice(0, 80) : null;
}
