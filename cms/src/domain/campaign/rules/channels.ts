import { codes } from '../../fields';
import { ORDER_CHANNELS } from '../../orders/order';
import { admits, orderRule, refuseIf } from '../rule';

/** For orders that come through some channels. */
export const channelsRule = orderRule({
  name: 'channels',
  fields: { channels: codes(ORDER_CHANNELS) },
  check: ({ channels }, { channel }) =>
    refuseIf(!admits(channels, channel), 'COUPON_OTHER_CHANNEL', { channels }),
  words: {
    en: {
      title: 'Channels',
      fields: { channels: 'Orders from' },
      refused: { COUPON_OTHER_CHANNEL: 'This coupon is not valid for orders from here.' },
    },
    'pt-BR': {
      title: 'Canais',
      fields: { channels: 'Pedidos por' },
      refused: { COUPON_OTHER_CHANNEL: 'Este cupom não vale para pedidos por aqui.' },
    },
    es: {
      title: 'Canales',
      fields: { channels: 'Pedidos por' },
      refused: { COUPON_OTHER_CHANNEL: 'Este cupón no vale para pedidos desde aquí.' },
    },
  },
});
