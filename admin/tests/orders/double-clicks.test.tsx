// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDoubleClicksOnOneCard } from '../../src/features/orders/use-double-clicks-on-one-card';

/** What heard a click. */
let heard: string[];

function Board() {
  useDoubleClicksOnOneCard();
  const button = (name: string) => (
    <button key={name} type="button" onClick={() => heard.push(name)}>
      <b>{name}</b>
    </button>
  );
  return (
    <>
      {button('Menu')}
      {['1', '2', '3'].map((id) => (
        <article key={id} data-order={id}>
          {button(`Accept ${id}`)}
          {button(`More of ${id}`)}
        </article>
      ))}
    </>
  );
}

beforeEach(() => {
  heard = [];
  render(<Board />);
});
afterEach(cleanup);

/** Clicks at one place, each on what has come there, counted as the browser counts them. */
const clicks = (...on: string[]) =>
  on.forEach((name, index) => fireEvent.click(screen.getByText(name), { detail: index + 1 }));

it('a double click strikes no other card than the one it began on', () => {
  clicks('Accept 1', 'Accept 2');
  expect(heard).toEqual(['Accept 1']);
});

it('a double click that began above the cards strikes none', () => {
  clicks('Menu', 'Accept 2');
  expect(heard).toEqual(['Menu']);
});

it.each([
  ['of the same card, one after the other', ['Accept 1', 'More of 1']],
  ['beside the cards', ['Accept 1', 'Menu']],
])('clicks %s are heard', (_, on) => {
  clicks(...on);
  expect(heard).toEqual(on);
});

it('who goes on clicking is heard by what has come, at the second click on it', () => {
  clicks('Accept 1', 'Accept 2', 'Accept 2', 'Accept 3');
  expect(heard).toEqual(['Accept 1', 'Accept 2']);
});

it('clicks of their own are heard, and those of keys, however fast they follow', () => {
  clicks('Accept 1');
  clicks('Accept 2');
  fireEvent.click(screen.getByText('Accept 3'), { detail: 0 });
  expect(heard).toEqual(['Accept 1', 'Accept 2', 'Accept 3']);
});

it('is over with the board', () => {
  clicks('Accept 1');
  cleanup();
  document.body.innerHTML = '<article data-order="2"><button><b>Accept 2</b></button></article>';
  document.querySelector('button')?.addEventListener('click', () => heard.push('Accept 2'));
  fireEvent.click(screen.getByText('Accept 2'), { detail: 2 });
  expect(heard).toEqual(['Accept 1', 'Accept 2']);
});
