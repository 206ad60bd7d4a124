// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { FormDialog } from '@shared/form/form-dialog';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const schema = z.object({ reason: z.string().max(200) });
const closed = vi.fn();
const sent = vi.fn();

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
beforeEach(() => {
  closed.mockReset();
  sent.mockReset();
});
afterEach(cleanup);

function Form() {
  const form = useRecordForm({ stored: { reason: '' }, version: 0, schema, words: 'ui' });
  return (
    <PlainForm
      form={form}
      submit="Send"
      send={(values) => {
        sent(values);
        closed();
        return Promise.resolve();
      }}
    >
      <FormField name="reason" label="Reason">
        <Input />
      </FormField>
    </PlainForm>
  );
}

const open = (element: ReactElement) => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return userEvent.setup({ delay: null });
};
const dialog = (
  <FormDialog title="Closed days" onClose={closed}>
    <Form />
  </FormDialog>
);
const reason = () => screen.getByLabelText<HTMLInputElement>(/^Reason/);
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape', keyCode: 27 });

it('closes at once while nothing is typed', () => {
  open(dialog);
  reason().focus();
  pressEscape();
  expect(closed).toHaveBeenCalledOnce();
});

it('asks before it is closed over what is typed', async () => {
  const user = open(dialog);
  await user.type(reason(), 'Carnival');
  pressEscape();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(closed).not.toHaveBeenCalled();
  expect(reason().value).toBe('Carnival');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(closed).toHaveBeenCalledOnce();
});

it('closes without a question when it was sent', async () => {
  const user = open(dialog);
  await user.type(reason(), 'Carnival');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith({ reason: 'Carnival' });
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});
