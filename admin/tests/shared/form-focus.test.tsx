// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, Form, Input } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { FormField, FormGroup } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const schema = z.object({ name: z.string().min(1), days: z.array(z.string()).min(1) });

function Page() {
  const form = useRecordForm({
    stored: { name: '', days: [] as string[] },
    version: 0,
    schema,
    words: 'menu',
  });
  return (
    <PlainForm form={form} send={() => Promise.resolve()} submit="Send">
      <FormField name="name" label="Name">
        <Input />
      </FormField>
      <FormGroup name="days" label="Days">
        <Form.Item name="days" noStyle>
          <Checkbox.Group options={[{ value: 'mon', label: 'Monday' }]} />
        </Form.Item>
      </FormGroup>
    </PlainForm>
  );
}

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});

it('goes to the first field that is wrong, be it one control or a group of them', async () => {
  const user = userEvent.setup({ delay: null });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.keyboard('Pizza');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Monday' })));
});
