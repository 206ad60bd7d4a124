// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LimitedField } from '../../src/shared/ui/limited-field';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { ProductSheet } from '../../src/storefront/product/product-sheet';
import type { CartItem } from '../../src/storefront/cart/cart';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { menuOf, product, productOf } from '../storefront/menu-fixture';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const ALLERGY = `Severe allergy to peanuts, hazelnuts and sesame. ${'x'.repeat(MAX_ITEM_NOTES)} no traces please`;
const paste = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const valueOf = (field: HTMLElement) => (field as HTMLInputElement | HTMLTextAreaElement).value;

describe('a note to the kitchen on the store page', () => {
  function open() {
    const onDone = vi.fn<(item: CartItem) => void>();
    const menu = menuOf([product('soup')]);
    const place = { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' };
    render(
      <LocaleProvider locale={createLocale('en', { ...menuWords, ...orderWords }, place)}>
        <ProductSheet
          menu={menu}
          product={productOf(menu, 'soup')}
          item={null}
          room={5}
          onDone={onDone}
          onClose={vi.fn()}
          on={({ children, footer }) => (
            <>
              {children}
              {footer}
            </>
          )}
        />
      </LocaleProvider>,
    );
    return { onDone, field: screen.getByLabelText('Any special requests?') };
  }
  const add = () => fireEvent.click(screen.getByRole('button', { name: /Add/ }));

  it('is never cut: one that is too long stays as pasted, says so and is not added', () => {
    const { onDone, field } = open();
    paste(field, ALLERGY);
    expect(valueOf(field)).toBe(ALLERGY);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(`At most ${MAX_ITEM_NOTES} characters`)).toBeTruthy();
    add();
    expect(onDone).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  it('is counted as it nears its limit, and added whole', () => {
    const { onDone, field } = open();
    const note = 'n'.repeat(MAX_ITEM_NOTES);
    paste(field, note);
    expect(screen.getByText(`${MAX_ITEM_NOTES}/${MAX_ITEM_NOTES}`)).toBeTruthy();
    add();
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ notes: note }));
  });
});

describe('a text with a limit in the dashboard', () => {
  function Note() {
    const [value, setValue] = useState('');
    return <LimitedField label="Reason" max={10} value={value} onChange={setValue} />;
  }

  it('stays as it was pasted, is counted, and says at its field that it is too long', () => {
    render(<Note />);
    const field = screen.getByLabelText('Reason');
    paste(field, 'twelve signs');
    expect(valueOf(field)).toBe('twelve signs');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('At most 10 characters')).toBeTruthy();
    expect(screen.getByText('12/10')).toBeTruthy();
  });
});
