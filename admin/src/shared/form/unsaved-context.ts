import { createContext, type ComponentType, type MutableRefObject } from 'react';

export interface Unsaved {
  /** Typed input is stored on this device: leaving loses nothing. */
  kept?: boolean;
  /** It was decided to leave without what is typed, and it is kept nowhere. */
  onAbandon?: () => void;
}

interface Closable {
  /** The form says here what closing would leave behind. */
  unsaved: MutableRefObject<Unsaved | null>;
  /** Guards a form that stands in it; given along so that forms of the sign-in do not load its dialog. */
  Guard: ComponentType<{ active: boolean }>;
}

/** Set by what can be closed around a form. */
export const UnsavedWithin = createContext<Closable | null>(null);
