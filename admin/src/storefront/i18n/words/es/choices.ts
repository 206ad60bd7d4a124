import type { choices as english } from '../en/choices';

export const choices: Record<keyof typeof english, string> = {
  'price.plus': '+ {amount}',
  'rule.required': 'Obligatorio',
  'rule.optional': 'Opcional',
  'rule.chosen': 'Elegido',
  'rule.none': 'Ninguno',
  'rule.exactly': 'Elige {min}',
  'rule.upTo': 'Elige hasta {max}',
  'rule.between': 'Elige de {min} a {max}',
  'rule.free.one': '{count} gratis',
  'rule.free.other': '{count} gratis',
  'rule.MAX': 'cuenta el precio más alto',
  'rule.AVG': 'cuenta el precio promedio',
};
