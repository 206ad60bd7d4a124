import { expect, it } from 'vitest';
import { pointInText } from '@entities/delivery-zone/point-in-text';

const PRACA = { lat: -23.5505, lng: -46.6333 };

it.each([
  ['-23.5505, -46.6333'],
  [' -23.5505,-46.6333 '],
  ['(-23.5505; -46.6333)'],
  ['geo:-23.5505,-46.6333'],
  ['geo:-23.5505,-46.6333?z=17'],
  ['https://maps.google.com/?q=-23.5505,-46.6333'],
  ['https://maps.google.com/?q=-23.5505%2C-46.6333&z=17&hl=pt-BR'],
  ['https://www.google.com/maps/@-23.5505,-46.6333,17z'],
  ['https://www.google.com/maps/search/?api=1&query=-23.5505,-46.6333'],
  ['https://maps.apple.com/?ll=-23.5505,-46.6333&q=Casa'],
  ['https://waze.com/ul?ll=-23.5505,-46.6333&navigate=yes'],
  ['Ana: https://maps.google.com/?q=-23.5505,-46.6333'],
  // The pin, and not the middle of the map beside it.
  [
    'https://www.google.com/maps/place/Casa/@-23.56,-46.64,15z/data=!3m1!4b1!4m6!3m5!8m2!3d-23.5505!4d-46.6333',
  ],
])('reads the place in %s', (text) => {
  expect(pointInText(text)).toEqual(PRACA);
});

it.each([
  [''],
  ['Rua do Porto, 7'],
  ['7, 8º andar'],
  ['12345, 678'],
  ['-23, -46'],
  ['https://maps.app.goo.gl/Xk7'],
  ['-23.5505'],
  ['-123.5, -46.6'],
  ['-23.5, -246.6'],
  ['%E0%A4%A'],
])('finds none in %s', (text) => {
  expect(pointInText(text)).toBeNull();
});
