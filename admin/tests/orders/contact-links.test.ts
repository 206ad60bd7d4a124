import { expect, it } from 'vitest';
import { contactLinks } from '../../src/entities/order/contact-links';

it('a stored phone can be rung and written to', () => {
  expect(contactLinks('+5511999990000')).toEqual({
    call: 'tel:+5511999990000',
    whatsapp: 'https://wa.me/5511999990000',
  });
});

it('who may not see the phone gets no links', () => {
  expect(contactLinks(null)).toBeNull();
  expect(contactLinks('')).toBeNull();
});

it('a phone that is masked is none', () => {
  expect(contactLinks('••••4321')).toBeNull();
});
