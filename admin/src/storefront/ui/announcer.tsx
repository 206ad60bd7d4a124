import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** Says aloud what only the eye would notice, such as the cart having grown. */
export const useAnnounce = () => useContext(AnnounceContext);

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', times: 0 });
  const announce = useCallback((words: string) => setSaid(({ times }) => ({ words, times: times + 1 })), []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <p role="status" className="visually-hidden">
        {/* The same words twice would be no change, and no change is not read out. */}
        <span key={said.times}>{said.words}</span>
      </p>
    </AnnounceContext.Provider>
  );
}
