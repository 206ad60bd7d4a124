import type { Field } from '../../fields';
import type { Availability } from '../../menu';
import { availableAt } from '../../menu/availability';
import { orderRule, refuseIf } from '../rule';

const availability: Field<Availability> = {
  kind: { is: 'availability' },
  empty: { days: [], periods: [], fromDate: null, toDate: null },
};

/** On some weekdays and at some hours, by the clock of the branch. A night belongs to the day on which it began. */
export const hoursRule = orderRule({
  name: 'hours',
  fields: { availability },
  beforeOrder: true,
  check: (args, { now, timeZone }) =>
    refuseIf(!availableAt(args.availability, now, timeZone), 'COUPON_WRONG_TIME'),
  words: {
    en: {
      title: 'Days and hours',
      fields: { availability: 'Valid on' },
      refused: { COUPON_WRONG_TIME: 'This coupon is not valid at this time.' },
    },
    'pt-BR': {
      title: 'Dias e horários',
      fields: { availability: 'Válido em' },
      refused: { COUPON_WRONG_TIME: 'Este cupom não vale neste horário.' },
    },
    es: {
      title: 'Días y horarios',
      fields: { availability: 'Válido en' },
      refused: { COUPON_WRONG_TIME: 'Este cupón no vale a esta hora.' },
    },
  },
});
