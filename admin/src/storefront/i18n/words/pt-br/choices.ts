import type { choices as english } from '../en/choices';

export const choices: Record<keyof typeof english, string> = {
  'price.plus': '+ {amount}',
  'rule.required': 'Obrigatório',
  'rule.optional': 'Opcional',
  'rule.chosen': 'Escolhido',
  'rule.none': 'Nenhum',
  'rule.exactly': 'Escolha {min}',
  'rule.upTo': 'Escolha até {max}',
  'rule.between': 'Escolha de {min} a {max}',
  'rule.free.one': '{count} grátis',
  'rule.free.other': '{count} grátis',
  'rule.MAX': 'vale o preço mais alto',
  'rule.AVG': 'vale o preço médio',
};
