// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App, Button, Drawer, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { AntdRoot } from '@app/providers/antd/antd-root';
import { choiceItem, Dropdown, joinGroups } from '@shared/ui/dropdown';

beforeAll(async () => {
  completeBrowser();
  // jsdom ends no animation: nothing moves.
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => Object.assign(ask(query), { matches: query.includes('reduced-motion') });
  await speakEnglish();
});

afterEach(cleanup);

/** A page with a button that opens what `children` draw. */
function Page({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <AntdRoot>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </AntdRoot>
  );
}

/** Out of reach for keyboard, pointer and screen reader. */
const isInert = (element: Element) => element.closest('[inert]') !== null;

const opener = () => screen.getByText('Open', { selector: 'button *' }).closest('button')!;

/** antd reads the number of the key, which user-event leaves out. */
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape', keyCode: 27 });

async function press(name: string, within_: HTMLElement = document.body) {
  await userEvent.click(within(within_).getByRole('button', { name }));
}

it('takes the focus to the title of a dialog, and back to what opened it', async () => {
  render(
    <Page>
      {(open, close) =>
        open && (
          <Modal open title="Archive Pizzas" okText="Archive" onCancel={close} onOk={close}>
            Nobody will see it.
          </Modal>
        )
      }
    </Page>,
  );
  await press('Open');
  expect(screen.getByRole('dialog', { name: 'Archive Pizzas' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Archive Pizzas' })),
  );
  expect(isInert(opener())).toBe(true);
  expect(isInert(screen.getByRole('dialog'))).toBe(false);

  await press('Archive');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isInert(opener())).toBe(false);
});

it('takes it to the field that a drawer is for, and closes by the button that says so', async () => {
  render(
    <Page>
      {(open, close) =>
        open && (
          <Drawer open title="Stock" onClose={close}>
            <Input aria-label="Reason" />
            <Input aria-label="Quantity" data-autofocus />
          </Drawer>
        )
      }
    </Page>,
  );
  await press('Open');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Quantity')));
  expect(isInert(opener())).toBe(true);

  await press('Close', screen.getByRole('dialog', { name: 'Stock' }));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(isInert(opener())).toBe(false);
});

it('closes by Escape when what had the focus is gone', async () => {
  function Steps() {
    const [step, setStep] = useState(1);
    return step === 1 ? <Button onClick={() => setStep(2)}>Next</Button> : <p>Step 2</p>;
  }
  render(
    <Page>
      {(open, close) =>
        open && (
          <Modal open title="Set up" footer={null} onCancel={close}>
            <Steps />
          </Modal>
        )
      }
    </Page>,
  );
  await press('Open');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
  await press('Next');
  screen.getByText('Step 2');
  // On a slow machine antd takes the focus into the dialog only now.
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('answers a question of a drawer before the drawer', async () => {
  function Question() {
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Button onClick={() => setAsked(true)}>Remove</Button>
        {asked && (
          <Modal open title="Remove it?" onCancel={() => setAsked(false)}>
            Sure?
          </Modal>
        )}
      </>
    );
  }
  render(
    <Page>
      {(open, close) =>
        open && (
          <Drawer open title="Details" onClose={close}>
            <Question />
          </Drawer>
        )
      }
    </Page>,
  );
  await press('Open');
  const drawer = screen.getByRole('dialog', { name: 'Details' });
  const remove = within(drawer).getByRole('button', { name: 'Remove' });
  await userEvent.click(remove);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove it?'));
  expect(isInert(drawer)).toBe(true);

  pressEscape();
  await waitFor(() => expect(document.activeElement).toBe(remove));
  expect(screen.getByRole('dialog')).toBe(drawer);
  expect(isInert(drawer)).toBe(false);
  expect(isInert(opener())).toBe(true);

  pressEscape();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(isInert(opener())).toBe(false);
});

it.each([
  {
    kind: 'dialog',
    draw: (open: boolean, close: () => void) => <Modal open={open} title="Kept" onCancel={close} />,
  },
  {
    kind: 'drawer',
    draw: (open: boolean, close: () => void) => <Drawer open={open} title="Kept" onClose={close} />,
  },
])('lets go of the page when a closed $kind stays in it', async ({ draw }) => {
  render(<Page>{draw}</Page>);
  for (const time of ['first', 'second']) {
    await press('Open');
    await waitFor(() => expect(document.activeElement?.textContent, time).toBe('Kept'));
    expect(isInert(opener()), time).toBe(true);
    pressEscape();
    await waitFor(() => expect(isInert(opener()), time).toBe(false));
    expect(document.activeElement, time).toBe(opener());
  }
});

it('names the questions of antd, which have no name of their own', async () => {
  function Asking() {
    const { modal } = App.useApp();
    return <Button onClick={() => modal.confirm({ title: 'Undo the import?' })}>Undo</Button>;
  }
  render(
    <AntdRoot>
      <App component={false}>
        <Asking />
      </App>
    </AntdRoot>,
  );
  await press('Undo');
  expect(await screen.findByRole('dialog', { name: 'Undo the import?' })).toBeTruthy();
});

function Menu({ chosen = vi.fn() }: { chosen?: (key: string) => void }) {
  const [asked, setAsked] = useState(false);
  const items = joinGroups(
    [
      { key: 'rename', label: 'Rename', onClick: () => chosen('rename') },
      { key: 'copy', label: 'Copy', disabled: true, onClick: () => chosen('copy') },
    ],
    [],
    [
      choiceItem({ key: 'light', label: 'Light', chosen: true, choose: () => chosen('light') }),
      choiceItem({ key: 'dark', label: 'Dark', chosen: false, choose: () => chosen('dark') }),
    ],
    [{ key: 'archive', label: 'Archive', onClick: () => setAsked(true) }],
  );
  return (
    <AntdRoot>
      <Dropdown menu={{ items, 'aria-label': 'More of Pizzas' }}>
        <Button>More</Button>
      </Dropdown>
      {asked && (
        <Modal open title="Archive it?" onCancel={() => setAsked(false)}>
          Sure?
        </Modal>
      )}
    </AntdRoot>
  );
}

const more = () => screen.getByRole('button', { name: 'More' });
const focused = () => document.activeElement;

async function openMenu() {
  more().focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu', { name: 'More of Pizzas' });
}

it('is a button alone until it is a menu, and is one by the keyboard alone', async () => {
  const chosen = vi.fn();
  render(<Menu chosen={chosen} />);
  expect(more().getAttribute('aria-haspopup')).toBe('menu');
  expect(more().getAttribute('aria-expanded')).toBe('false');
  expect(more().className).not.toContain('ant-dropdown-trigger');

  const menu = await openMenu();
  expect(more().getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe(within(menu).getByRole('menuitem', { name: 'Rename' }));
  expect(within(menu).getByRole('menuitemradio', { checked: true }).textContent).toBe('Light');
  expect(within(menu).getAllByRole('separator')).toHaveLength(2);

  await userEvent.keyboard(' ');
  expect(chosen.mock.calls).toEqual([['rename']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe(more());
});

it.each(['Escape', 'Tab'])('is closed by %s, which takes nothing else along', async (key) => {
  const around = vi.fn<() => void>();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog around it
    <div onKeyDown={({ key: pressed }) => pressed === key && around()}>
      <Menu />
    </div>,
  );
  await openMenu();
  fireEvent.keyDown(focused()!, { key });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe(more());
  expect(around).not.toHaveBeenCalled();
});

it('gives the focus back from a dialog that a menu opened', async () => {
  render(<Menu />);
  const menu = await openMenu();
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Archive it?' })));
  pressEscape();
  await waitFor(() => expect(focused()).toBe(more()));
});

it('enters a panel, which is a dialog and no menu, and leaves it', async () => {
  render(
    <AntdRoot>
      <Dropdown
        panel={{ 'aria-label': 'Status', content: (close) => <Button onClick={close}>Apply</Button> }}
      >
        <Button>Filter</Button>
      </Dropdown>
    </AntdRoot>,
  );
  const filter = () => screen.getByRole('button', { name: 'Filter' });
  await userEvent.click(filter());
  const panel = await screen.findByRole('dialog', { name: 'Status' });
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(focused()).toBe(panel));
  expect(filter().getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused()).toBe(filter());

  await userEvent.click(filter());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')));
  pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused()).toBe(filter());
});
