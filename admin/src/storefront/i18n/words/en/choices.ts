/** Words for the options of a product. */
export const choices = {
  'price.plus': '+ {amount}',
  'rule.required': 'Required',
  'rule.optional': 'Optional',
  'rule.chosen': 'Chosen',
  'rule.none': 'None',
  'rule.exactly': 'Choose {min}',
  'rule.upTo': 'Choose up to {max}',
  'rule.between': 'Choose {min} to {max}',
  'rule.free.one': '{count} free',
  'rule.free.other': '{count} free',
  'rule.MAX': 'the highest price counts',
  'rule.AVG': 'the average price counts',
} as const;
