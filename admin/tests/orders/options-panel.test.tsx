// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { extra, group, menuOf, product, productOf } from '../storefront/menu-fixture';
import { OptionsPanel } from '../../src/features/orders/items/options-panel';
import orderItems from '../../src/locales/en/order-items.json';
import { cartItem, MAX_QUANTITY, type CartItem } from '../../src/storefront/ordering';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'order-items', orderItems);
});
afterEach(cleanup);

const menuWith = (bacon: { soldOut: boolean }, more = {}) =>
  menuOf(
    [product('burger', { extraGroupIds: ['top'], description: 'With onions.', ...more })],
    [group('top', [extra('Bacon', 300, bacon), extra('Egg', 200)], { max: 2 })],
  );
const onDone = vi.fn<(item: CartItem) => void>();
function open(menu: ReturnType<typeof menuWith>, quantity = 2) {
  const item = cartItem(
    productOf(menu, 'burger'),
    { variationId: null, extras: { Bacon: 1, Egg: 1 } },
    quantity,
    'Hot',
  );
  const choosing = { key: item.key, item, replaces: item.key };
  render(<OptionsPanel menu={menu} choosing={choosing} onDone={onDone} onCancel={() => undefined} />);
}

it('lets go of what sold out since it was chosen, and is done without it', async () => {
  open(menuWith({ soldOut: true }));
  expect(screen.getByRole('button', { name: /Bacon/ }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: /Egg/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(onDone).toHaveBeenLastCalledWith(
    expect.objectContaining({ extras: { Egg: 1 }, quantity: 2, notes: 'Hot' }),
  );
});

it('counts by its keys as far as its buttons do', async () => {
  open(menuWith({ soldOut: false }), MAX_QUANTITY - 1);
  screen.getByRole('button', { name: /Bacon/ }).focus();
  await userEvent.keyboard('++');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(onDone).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: MAX_QUANTITY }));
});

it('says what is in it, and where nobody has said so', () => {
  open(menuWith({ soldOut: false }, { allergens: ['peanuts', 'milk'] }));
  expect(screen.getByText('With onions.')).toBeTruthy();
  expect(screen.getByText('Contains peanuts and milk')).toBeTruthy();
  cleanup();
  open(menuWith({ soldOut: false }));
  expect(screen.getByText('No allergens stated')).toBeTruthy();
});

it('counts what is weighed in its unit', () => {
  open(menuWith({ soldOut: false }, { unit: 'KG' }));
  expect(screen.getByRole('group', { name: 'How many of burger' }).textContent).toContain('2\u00a0kg');
});
