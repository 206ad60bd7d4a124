import { Suspense, type ReactNode } from 'react';
import { WithWords } from '../i18n/language-provider';

/** What few customers see, in words that are not there with the menu. */
export const Rare = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>
    <WithWords part="order" fallback={null}>
      {children}
    </WithWords>
  </Suspense>
);
