import { STATION_ACTIONS } from '@domain/orders/actions';
import { expect, it } from 'vitest';
import en from '../../src/locales/en/activity.json';
import es from '../../src/locales/es/activity.json';
import ptBR from '../../src/locales/pt-BR/activity.json';
import customersEn from '../../src/locales/en/customers.json';
import customersEs from '../../src/locales/es/customers.json';
import customersPtBR from '../../src/locales/pt-BR/customers.json';

it.each(Object.entries({ en, es, 'pt-BR': ptBR }))(
  'has a sentence for what a station did with its part: %s',
  (_, { sentences }) => {
    for (const action of STATION_ACTIONS) expect(sentences.order).toHaveProperty(action);
  },
);

it.each(Object.entries({ en: customersEn, es: customersEs, 'pt-BR': customersPtBR }))(
  'has a sentence for an adjusted loyalty balance: %s',
  (_, { activity, timeline }) => {
    expect(activity['adjust-loyalty']).toContain('{{what}}');
    expect(timeline.activity).toHaveProperty('adjust-loyalty');
  },
);

it.each(Object.entries({ en, es, 'pt-BR': ptBR }))(
  'has a sentence for an import of loyalty balances and its undoing: %s',
  (_, { sentences }) => {
    for (const action of ['import-balances', 'import-undo'])
      expect(sentences['loyalty-program']).toHaveProperty(action);
  },
);
