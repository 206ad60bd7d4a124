import 'virtual:tokens.css';
import '@fontsource-variable/inter/wght.css';
import '@shared/tokens/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { loadDashboard } from './load-dashboard';
import { startI18n } from './providers/i18n/i18n';
import { preloadPage, wordsAt } from './routes/preload';
import { loadSession } from '@entities/session/session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname } = window.location;
preloadPage(pathname);
// All at once instead of one after the other: who is there, the code, the words.
const behindSignIn = pathname.startsWith('/dashboard');
if (behindSignIn || pathname === '/') void loadSession().catch(() => undefined);
if (behindSignIn) void loadDashboard().catch(() => undefined);

void startI18n(wordsAt(pathname)).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
