import { STATION_ACTIONS } from '@domain/orders/actions';
import { expect, it } from 'vitest';
import en from '../../src/locales/en/team.json';
import es from '../../src/locales/es/team.json';
import ptBR from '../../src/locales/pt-BR/team.json';

it.each(Object.entries({ en, es, 'pt-BR': ptBR }))(
  'has a sentence for what a station did with its part: %s',
  (_, { activity }) => {
    for (const action of STATION_ACTIONS) expect(activity.sentences.order).toHaveProperty(action);
  },
);
