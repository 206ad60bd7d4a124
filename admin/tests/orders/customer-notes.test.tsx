// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { card } from './order-fixture';
import { OrderCard } from '../../src/entities/order/order-card';

afterEach(cleanup);

const show = (part: object, compact = false) =>
  render(
    <MemoryRouter>
      <OrderCard order={card('001', part)} to="/" compact={compact} />
    </MemoryRouter>,
  );

describe('what is noted of the customer', () => {
  it('stands on the card of an order, allergies marked', () => {
    show({ allergies: 'Peanuts', kitchenNote: 'Cuts everything small' });
    const allergies = screen.getByText('Peanuts', { exact: false });
    expect(allergies.textContent).toBe('note.allergies Peanuts');
    expect(allergies.closest('[data-allergy]')).not.toBeNull();
    expect(screen.getByText('Cuts everything small').closest('[data-allergy]')).toBeNull();
  });

  it('takes no place where nothing is', () => {
    show({ allergies: null, kitchenNote: null });
    expect(screen.queryByText('note.allergies')).toBeNull();
    expect(screen.queryByText('note.kitchen', { exact: false })).toBeNull();
  });
});
