import { cleanup } from '@testing-library/react';
import { getI18n, setI18n } from 'react-i18next';
import { afterAll, vi } from 'vitest';
import { session } from '@entities/session/session';

// Component suites that mock no module share a worker, its modules, its window and its document. Each file leaves them
// as it found them.

vi.mock = () => {
  throw new Error(
    'Call vi.mock in the test file itself, which then gets a worker of its own: vitest.config.mts.',
  );
};

/** None, unless a test file sets one up. */
const translations = getI18n();

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  setI18n(translations);
  session.set(undefined);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
});
