import 'virtual:tokens.css';
import '@fontsource-variable/inter/wght.css';
import '@shared/tokens/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startI18n } from './providers/i18n/i18n';
import { loadSession } from '@entities/session/session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Asked at once, so that the answer is there when the dashboard's code is.
if (window.location.pathname.startsWith('/dashboard')) void loadSession().catch(() => undefined);

void startI18n().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
