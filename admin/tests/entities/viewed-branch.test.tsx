// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate, useParams, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeBrowser } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { chooseBranch, useBranch, useBranchScope } from '../../src/entities/branch/branch';
import { useBranchOfAddress } from '../../src/entities/branch/branch-of-address';

let navigate: NavigateFunction;

function Header() {
  navigate = useNavigate();
  return (
    <p>
      shows {useBranch()?.id}, works on {useBranchScope()?.id}
    </p>
  );
}

function Hours() {
  const branch = useBranchOfAddress(useParams().id, (id) => `/hours/${id}`);
  return <h1>Hours of {branch?.id}</h1>;
}

beforeEach(() => {
  completeBrowser();
  signInAs('owner', {
    branches: ['one', 'two', 'three'].map((id) => ({
      ...{ id, name: id, slug: id, timezone: 'UTC', closeoutTime: '04:00', state: 'ACTIVE' },
    })),
  });
  chooseBranch('one');
  render(
    <MemoryRouter initialEntries={['/board']}>
      <Header />
      <Routes>
        <Route path="/board" element={<h1>Board</h1>} />
        <Route path="/hours/:id" element={<Hours />} />
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const go = (path: string) => act(() => void navigate(path));

it('is that of the address while its page is open, and where one works stays where it is', () => {
  go('/hours/two');
  expect(screen.getByText('Hours of two')).toBeTruthy();
  expect(screen.getByText('shows two, works on one')).toBeTruthy();
  go('/hours/three');
  expect(screen.getByText('shows three, works on one')).toBeTruthy();
  go('/board');
  expect(screen.getByText('shows one, works on one')).toBeTruthy();
});

it('follows a choice in the header, which is where one works from then on', () => {
  go('/hours/two');
  act(() => chooseBranch('three'));
  expect(screen.getByText('Hours of three')).toBeTruthy();
  expect(screen.getByText('shows three, works on three')).toBeTruthy();
});
