import { createStore } from '@shared/state/store';

const KEY = 'comanda.sider';

/** Until somebody chooses, tablets show icons alone. */
const narrow = () => typeof window !== 'undefined' && window.innerWidth < 1100;

function saved(): boolean {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === null ? narrow() : choice === 'collapsed';
  } catch {
    return narrow();
  }
}

const collapsed = createStore(saved());

export const useSiderCollapsed = () => collapsed.use();

export function toggleSider(): void {
  collapsed.set((now) => !now);
  try {
    localStorage.setItem(KEY, collapsed.get() ? 'collapsed' : 'open');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
