import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refetchFirstLoads } from '../../src/app/providers/live/refetch-first-loads';

/** Answers when the test says so. */
function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const answers: ((value: string) => void)[] = [];
  const happened = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    happened.add(listener);
    return () => void happened.delete(listener);
  };
  const stop = refetchFirstLoads(client, { subscribe, onReset: subscribe });
  const observer = new QueryObserver(client, {
    queryKey: ['orders'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const close = observer.subscribe(() => undefined);
  const data = () => observer.getCurrentResult().data;
  return { answers, data, happens: () => happened.forEach((tell) => tell()), stop, close };
}

it('reads once more what was on its way when something happened', async () => {
  const { answers, data, happens, close } = setUp();
  happens();
  answers[0]?.('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(data()).toBe('before');
  answers[1]?.('after');
  await vi.waitFor(() => expect(data()).toBe('after'));
  expect(answers).toHaveLength(2);
  close();
});

it('reads nothing again that was there already', async () => {
  const { answers, data, happens, close } = setUp();
  answers[0]?.('there');
  await vi.waitFor(() => expect(data()).toBe('there'));
  happens();
  await Promise.resolve();
  expect(answers).toHaveLength(1);
  close();
});

it('looks at nothing any more once it is stopped', async () => {
  const { answers, data, happens, stop, close } = setUp();
  happens();
  stop();
  answers[0]?.('there');
  await vi.waitFor(() => expect(data()).toBe('there'));
  expect(answers).toHaveLength(1);
  close();
});
