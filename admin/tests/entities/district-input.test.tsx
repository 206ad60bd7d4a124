// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { DistrictInput } from '@entities/branch/district-input';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
});
afterEach(cleanup);

const DISTRICTS = [
  { name: 'Serra', city: 'Cotia', note: 'R$ 5' },
  { name: 'Sé', city: 'São Paulo', note: 'R$ 6' },
  { name: 'Centro', city: 'Santos', note: 'R$ 7' },
  { name: 'Centro', city: 'Itu', note: 'R$ 8' },
];

const open = () =>
  render(
    <Form initialValues={{ address: { district: '', city: 'Osasco' } }}>
      <Form.Item name={['address', 'district']} label="District">
        <DistrictInput districts={DISTRICTS} />
      </Form.Item>
      <Form.Item name={['address', 'city']} label="City">
        <Input />
      </Form.Item>
    </Form>,
  );
const district = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'District' });
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
const written = () => [district().value, city().value];
// antd asks for the number of the key.
const tab = () => fireEvent.keyDown(district(), { key: 'Tab', keyCode: 9 });

describe('a district that is left by Tab', () => {
  it.each([
    ['that is one without its accent', 'se', ['Sé', 'São Paulo']],
    ['that one begins with', 'ser', ['Serra', 'Cotia']],
    ['that one only contains', 'err', ['err', 'Osasco']],
    ['that is no known one', 'Vila', ['Vila', 'Osasco']],
  ])('%s', async (_, letters, expected) => {
    open();
    await userEvent.type(district(), letters);
    tab();
    expect(written()).toEqual(expected);
  });

  it('stays empty where it was only pressed', async () => {
    open();
    await userEvent.click(district());
    await screen.findByText('Serra · Cotia · R$ 5');
    tab();
    expect(written()).toEqual(['', 'Osasco']);
  });

  it('keeps the city that was chosen, of two that have one of this name', async () => {
    open();
    await userEvent.type(district(), 'cen');
    fireEvent.click(await screen.findByText('Centro · Itu · R$ 8'));
    expect(written()).toEqual(['Centro', 'Itu']);
    await userEvent.click(district());
    tab();
    expect(written()).toEqual(['Centro', 'Itu']);
  });
});
