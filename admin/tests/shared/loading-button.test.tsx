// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { completeBrowser } from '../browser-fixture';
import { AntdRoot } from '@app/providers/antd/antd-root';

beforeAll(completeBrowser);
afterEach(cleanup);

it.each([
  ['alone', undefined],
  ['instead of another icon', <svg key="icon" aria-hidden />],
])('a button is called the same while it loads, the wheel standing %s', (_, icon) => {
  render(
    <AntdRoot>
      <Button loading icon={icon}>
        Guardar
      </Button>
    </AntdRoot>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  expect(button.querySelector('.anticon-loading')).not.toBeNull();
});
