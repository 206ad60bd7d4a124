import { describe, expect, it } from 'vitest';
import { loadWords } from '@entities/credential/common-passwords';
import { strengthOf } from '@entities/credential/strength';

describe('the strength of a password', () => {
  it('is nothing for what everybody tries, and the most for what nobody does', async () => {
    expect(await strengthOf('password123', [])).toBe(0);
    expect(await strengthOf('violet staircase under rain 41', [])).toBe(4);
  });

  it('falls for what others know of the person', async () => {
    const unknown = await strengthOf('cantinadapraca1987', []);
    const known = await strengthOf('cantinadapraca1987', ['Cantina da Praca', 'cantinadapraca@mail.test']);
    expect(known).toBeLessThan(unknown);
  });
});

it('knows the common ones as the server does', async () => {
  const { dictionary } = await loadWords();
  expect(dictionary['passwords-common']).toContain('qwertyuiop');
});
