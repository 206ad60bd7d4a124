import { createStore } from '@shared/state/store';

const KEY = 'comanda.sider';

function saved(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
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
