import { linesOf, missingUnits } from '../coupon-discount';
import { orderRule, refuseIf } from '../rule';

/** A discount on some items needs them, and as many units of them as it asks for. */
export const itemsRule = orderRule({
  name: 'items',
  fields: {},
  check(_, { coupon, lines }) {
    const count = missingUnits(coupon, lines);
    return (
      refuseIf(linesOf(coupon, lines).length === 0, 'COUPON_ITEMS_MISSING') ??
      refuseIf(count > 0, 'COUPON_UNITS_MISSING', { count })
    );
  },
  words: {
    en: {
      title: 'Items',
      fields: {},
      refused: {
        COUPON_ITEMS_MISSING: 'This coupon is for items that are not in the order.',
        COUPON_UNITS_MISSING: 'Add {count} more of the items that this coupon is for.',
      },
    },
    'pt-BR': {
      title: 'Itens',
      fields: {},
      refused: {
        COUPON_ITEMS_MISSING: 'Este cupom é para itens que não estão no pedido.',
        COUPON_UNITS_MISSING: 'Adicione mais {count} dos itens deste cupom.',
      },
    },
    es: {
      title: 'Productos',
      fields: {},
      refused: {
        COUPON_ITEMS_MISSING: 'Este cupón es para productos que no están en el pedido.',
        COUPON_UNITS_MISSING: 'Agrega {count} más de los productos de este cupón.',
      },
    },
  },
});
