import { describe, expect, it } from 'vitest';
import { shownPhone } from '../../src/shared/format/phone';

describe('a phone', () => {
  it.each([
    ['+551130001234', 'BR', '(11) 3000-1234'],
    ['+5511980001234', 'BR', '(11) 98000-1234'],
    ['+14155552671', 'US', '(415) 555-2671'],
    ['+34912345678', 'ES', '912 34 56 78'],
  ])('%s is written in %s as people there write it', (stored, country, shown) => {
    expect(shownPhone(stored, country)).toBe(shown);
  });

  it('is written in full where it is of another country, and as it is where it is none', () => {
    expect(shownPhone('+14155552671', 'BR')).toBe('+1 415 555 2671');
    // Canada shares its code with the United States.
    expect(shownPhone('+16135550123', 'US')).toBe('+1 613 555 0123');
    expect(shownPhone('+551130001234', '??')).toBe('+55 11 3000 1234');
    expect(shownPhone('extension 12', 'BR')).toBe('extension 12');
  });
});
