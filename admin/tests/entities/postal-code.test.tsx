// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import branch from '../../src/locales/en/branch.json';
import { AddressFields } from '@entities/branch/address-fields';
import { addressSchema, NO_ADDRESS } from '@entities/branch/address-values';
import { partsToFill } from '@entities/postal-code/use-postal-code';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const SE = { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' };
const server = vi.hoisted(() => ({ postalCodes: true, asked: vi.fn<(path: string) => Promise<unknown>>() }));
vi.mock('@shared/api/request', () => ({
  request: (_method: string, path: string) =>
    path === '/api/maps' ? Promise.resolve({ postalCodes: server.postalCodes }) : server.asked(path),
}));

const schema = z.object({ address: addressSchema });
const onState = vi.fn<(state: string) => void>();
const sent = vi.fn<(values: z.output<typeof schema>) => Promise<void>>();

function Address() {
  const form = useRecordForm({ stored: { address: NO_ADDRESS }, version: 0, schema, words: 'branch' });
  return (
    <PlainForm form={form} send={sent} submit="Send">
      <AddressFields country="BR" onState={onState} />
    </PlainForm>
  );
}
const open = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Address /> }])} />);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'branch', branch);
});
beforeEach(() => {
  server.postalCodes = true;
  server.asked.mockReset().mockResolvedValue(SE);
  onState.mockReset();
});
afterEach(cleanup);

describe('a postal code that is left', () => {
  it('fills in what is empty, says so, and is told to who follows the state', async () => {
    open();
    await userEvent.type(field(/City/), 'Santos');
    await userEvent.type(field(/Postal code/), '01001-000');
    await userEvent.tab();
    await waitFor(() => expect(field(/Street/).value).toBe('Praça da Sé'));
    expect(server.asked).toHaveBeenCalledExactlyOnceWith('/api/maps/postal-codes/01001-000');
    expect(field(/District/).value).toBe('Sé');
    expect(field(/City/).value, 'what was typed stays').toBe('Santos');
    expect(screen.getByRole('status').textContent).toBe('Filled in by the postal code: check it');
    expect(onState).toHaveBeenCalledExactlyOnceWith('SP');

    // Another code did not fill this in.
    await userEvent.type(field(/Postal code/), '9');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves everything as it is where nobody knows it', async () => {
    server.asked.mockRejectedValue(new Error('404'));
    open();
    await userEvent.type(field(/Postal code/), '99999-999');
    await userEvent.tab();
    await waitFor(() => expect(server.asked).toHaveBeenCalled());
    expect(field(/Street/).value).toBe('');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks nobody where the server has nobody to ask', async () => {
    server.postalCodes = false;
    open();
    await userEvent.type(field(/Postal code/), '01001-000');
    await userEvent.tab();
    expect(server.asked).not.toHaveBeenCalled();
  });
});

it('fills in only parts that are empty here and known there', () => {
  const known = { ...SE, street: '' };
  expect(
    partsToFill({ street: '', district: ' ', city: 'Santos' }, known, [
      'street',
      'district',
      'city',
      'state',
    ]),
  ).toEqual({
    state: 'SP',
  });
  expect(partsToFill({ district: '' }, known, ['district'])).toEqual({ district: 'Sé' });
});
