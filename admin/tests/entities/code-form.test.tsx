// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { ApiError } from '@shared/api/error';
import { CodeForm } from '@entities/credential/code-form';

const send = vi.fn<(code: string) => Promise<void>>();

function open() {
  const element = <CodeForm label="Code" submit="Confirm" send={send} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return userEvent.setup({ delay: null });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code');

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
afterEach(() => {
  cleanup();
  send.mockReset();
});

it('sends six digits with the last of them, whatever stands between', async () => {
  send.mockResolvedValue();
  const user = open();
  await user.type(field(), '123 456');
  await waitFor(() => expect(send.mock.calls).toEqual([['123456']]));
});

it('asks again for a code that is wrong, in an empty field, until it is typed', async () => {
  send.mockRejectedValueOnce(new ApiError(422, '', { code: 'WRONG_CODE', triesLeft: 2 }));
  send.mockResolvedValueOnce();
  const user = open();
  await user.type(field(), '111111');
  await screen.findByText(/2 tries are left/);
  expect(field().value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.keyboard('2');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).not.toBe('true'));
  await user.keyboard('22222');
  await waitFor(() => expect(send).toHaveBeenLastCalledWith('222222'));
});

it('says that digits are missing when it is pressed too early, and sends nothing', async () => {
  const user = open();
  await user.type(field(), '123');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(send).not.toHaveBeenCalled();
});
