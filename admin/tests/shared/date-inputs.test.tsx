// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { LANGUAGES } from '@contracts/session';
import { localeOf } from '@domain/country/locale';
import { RegionProvider } from '@shared/format/context';
import { DayInput, DayRangeInput, MomentInput } from '@entities/clock/date-inputs';
import { instantAt, parseWall, wallClock, wallFormats } from '@entities/clock/wall-clock';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  // Loaded by the first field otherwise, which would have to wait.
  await import('@entities/clock/date-picker');
});
afterEach(cleanup);

const told = vi.fn<(...values: (string | null)[]) => void>();
afterEach(() => told.mockReset());

/** By the clock of Santiago, which shows other times than wherever this runs. */
const inSantiago = (field: ReactElement) => (
  <RegionProvider country="US" currency="USD" timeZone="America/Santiago">
    {field}
    <button>Elsewhere</button>
  </RegionProvider>
);

function Moment({ first = null }: { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  const onChange = (instant: string | null) => {
    told(instant);
    setValue(instant);
  };
  return inSantiago(<MomentInput aria-label="At" value={value} onChange={onChange} />);
}

function Day() {
  const [value, setValue] = useState<string | null>('2031-04-03');
  const onChange = (day: string | null) => {
    told(day);
    setValue(day);
  };
  return inSantiago(<DayInput aria-label="Day" value={value} onChange={onChange} />);
}

function Range() {
  const [[from, to], setDays] = useState<[string | null, string | null]>([null, null]);
  const onChange = (first: string | null, last: string | null) => {
    told(first, last);
    setDays([first, last]);
  };
  return inSantiago(<DayRangeInput labels={['From', 'To']} from={from} to={to} onChange={onChange} />);
}

describe('a day and a time', () => {
  it('is shown by the clock of the branch', async () => {
    render(<Moment first="2031-04-03T22:05:00.000Z" />);
    expect(await screen.findByRole('textbox', { name: 'At' })).toHaveProperty('value', '04/03/2031 7:05 PM');
  });

  it('is told as soon as it is typed whole, as the language or the API writes it, and taken back by emptying it', async () => {
    render(<Moment />);
    const field = await screen.findByRole('textbox', { name: 'At' });
    await userEvent.type(field, '4/3/2031 7:05 pm');
    expect(told.mock.lastCall).toEqual(['2031-04-03T22:05:00.000Z']);
    await userEvent.clear(field);
    expect(told.mock.lastCall).toEqual([null]);
    await userEvent.type(field, '2031-04-03 08:30');
    expect(told.mock.lastCall).toEqual(['2031-04-03T11:30:00.000Z']);
    expect(field).toHaveProperty('value', '04/03/2031 8:30 AM');
  });

  it('closes its calendar by Escape, and nothing around it', async () => {
    const around = vi.fn();
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog, which listens like this
    render(<div onKeyDown={around}>{<Moment />}</div>);
    await userEvent.click(await screen.findByRole('textbox', { name: 'At' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(around).not.toHaveBeenCalled();
    // It takes a moment to close.
    await vi.waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      expect(around).toHaveBeenCalled();
    });
  });
});

it('takes a day from the calendar and by hand', async () => {
  render(<Day />);
  const field = await screen.findByRole('textbox', { name: 'Day' });
  expect(field).toHaveProperty('value', '04/03/2031');
  await userEvent.click(field);
  await userEvent.click(await screen.findByTitle('2031-04-19'));
  expect(told.mock.lastCall).toEqual(['2031-04-19']);
  await userEvent.clear(field);
  await userEvent.type(field, '2031-05-02');
  expect(told.mock.lastCall).toEqual(['2031-05-02']);
});

it('takes a range whose ends may stay open, each with a name of its own', async () => {
  render(<Range />);
  const from = await screen.findByRole('textbox', { name: 'From' });
  await userEvent.type(from, '2031-04-03');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(told.mock.lastCall).toEqual(['2031-04-03', null]));
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '2031-04-09');
  await userEvent.tab();
  await vi.waitFor(() => expect(told.mock.lastCall).toEqual(['2031-04-03', '2031-04-09']));
  await userEvent.clear(from);
  expect(told.mock.lastCall).toEqual([null, '2031-04-09']);
});

it('tells a range whole while its first end is still on the way into the address', async () => {
  render(inSantiago(<DayRangeInput labels={['From', 'To']} from={null} to={null} onChange={told} />));
  await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '2031-04-03');
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '2031-04-09');
  expect(told.mock.lastCall).toEqual(['2031-04-03', '2031-04-09']);
});

describe('the clock on the wall', () => {
  it.each([
    ['US', ['MM/DD/YYYY h:mm A', 'M/D/YYYY h:mm A', 'YYYY-MM-DD HH:mm']],
    ['MX', ['DD/MM/YYYY h:mm A', 'D/M/YYYY h:mm A', 'YYYY-MM-DD HH:mm']],
    ['BR', ['DD/MM/YYYY HH:mm', 'D/M/YYYY H:mm', 'YYYY-MM-DD HH:mm']],
    ['CL', ['DD-MM-YYYY HH:mm', 'D-M-YYYY H:mm', 'YYYY-MM-DD HH:mm']],
  ])('is written as %s writes it, in any language', (country, formats) => {
    for (const language of LANGUAGES) expect(wallFormats(localeOf(country, language), true)).toEqual(formats);
  });

  it.each(['4/3/2031 7:0', '2031-04-31 10:00', '2031-04-03', 'tomorrow', ''])(
    'takes %j for no time',
    (text) => {
      expect(parseWall(text, wallFormats(localeOf('US'), true))).toBeNull();
    },
  );

  it('shows what a zone shows, also where the clocks of another are put forward', () => {
    // 02:30 on this night does not exist in New York.
    const wall = parseWall('2031-03-09 02:30', wallFormats(localeOf('US'), true));
    const instant = wall && instantAt(wall, 'America/Sao_Paulo');
    expect(instant).toBe('2031-03-09T05:30:00.000Z');
    expect(wallClock(instant ?? '', 'America/Sao_Paulo').format('HH:mm')).toBe('02:30');
  });
});
