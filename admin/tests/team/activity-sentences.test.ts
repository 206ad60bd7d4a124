import { STATION_ACTIONS } from '@domain/orders/actions';
import { expect, it } from 'vitest';
import en from '../../src/locales/en/activity.json';
import es from '../../src/locales/es/activity.json';
import ptBR from '../../src/locales/pt-BR/activity.json';

it.each(Object.entries({ en, es, 'pt-BR': ptBR }))(
  'has a sentence for what a station did with its part: %s',
  (_, { sentences }) => {
    for (const action of STATION_ACTIONS) expect(sentences.order).toHaveProperty(action);
  },
);
