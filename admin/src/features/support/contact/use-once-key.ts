import { useRef } from 'react';

/** Gives a key that stays the same for the same content: sent again over a broken line, it is still done once. */
export function useOnceKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
