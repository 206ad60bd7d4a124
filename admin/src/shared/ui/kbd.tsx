import type { CSSProperties } from 'react';

const isMac = /mac|iphone|ipad/i.test(typeof navigator === 'undefined' ? '' : navigator.userAgent);

const KEY: CSSProperties = {
  padding: '1px 6px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--sunken)',
  color: 'var(--text-secondary)',
  fontSize: 'var(--text-12)',
};

/** A key as it is printed; `Mod` is ⌘ on Apple's keyboards and Ctrl elsewhere. */
export const Kbd = ({ keys }: { keys: string[] }) => (
  <span>
    {keys.map((key) => (
      <kbd key={key} style={KEY}>
        {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
      </kbd>
    ))}
  </span>
);
