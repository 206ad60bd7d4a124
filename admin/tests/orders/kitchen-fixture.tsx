import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import type { OrderCardDto } from '@contracts/orders';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { liveBoard } from './live-fixture';
import { BRANCH } from './order-fixture';
import { OrderActionsContext, type PendingAction } from '../../src/features/orders/actions/order-actions';
import { Kitchen } from '../../src/features/orders/board-kitchen/kitchen';
import type { BoardSync } from '../../src/features/orders/live/board-sync';
import devices from '../../src/locales/en/devices.json';
import order from '../../src/locales/en/order.json';
import kitchen from '../../src/locales/en/order-kitchen.json';
import orders from '../../src/locales/en/orders.json';
import { createStore } from '@shared/state/store';

const HERE = {
  ...{ id: BRANCH, name: 'Centro', slug: 'centro', timezone: 'America/Sao_Paulo' },
  ...{ closeoutTime: '04:00', state: 'ACTIVE' as const },
};

/** What the kitchen's screen needs of a browser, and its texts. */
export async function openKitchen(): Promise<void> {
  completeBrowser();
  await speakEnglish();
  const words = { devices, order, orders, 'order-kitchen': kitchen };
  for (const [name, texts] of Object.entries(words)) i18next.addResourceBundle('en', name, texts);
  signInAs('kitchen', { branches: [HERE] });
}

const nothing = () => undefined;
const ACTIONS = {
  ...{ run: nothing, runAll: () => Promise.resolve([]), askCourier: nothing, askPaid: nothing },
  ...{ working: createStore<readonly PendingAction[]>([]), readOnly: false, isOff: () => false },
};

function Screen({ sync }: { sync: BoardSync }) {
  const { board } = sync.state.use();
  if (!board) return null;
  return <Kitchen branch={HERE} {...board} sync={sync} trouble={null} />;
}

/** The screen at the wall, with what the server tells it. */
export async function kitchenScreen(...known: OrderCardDto[]) {
  const { sync, ...server } = await liveBoard(...known);
  render(
    <MemoryRouter>
      <OrderActionsContext.Provider value={ACTIONS}>
        <Screen sync={sync} />
      </OrderActionsContext.Provider>
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
  return server;
}
