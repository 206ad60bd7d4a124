import type { coupons as english } from '../en/coupons';

export const coupons: Record<keyof typeof english, string> = {
  'field.coupon': 'Cupom',
  'coupon.apply': 'Aplicar',
  'coupon.remove': 'Remover {code}',
  'coupon.checkedLater': 'é conferido quando você faz o pedido',
  'coupon.nothing': 'ainda não desconta nada deste pedido',
  'coupon.skipped': 'não é cumulativo com {others}, que desconta mais',
  'coupon.automatic': '{code} aplicado automaticamente: −{amount}',
  'coupon.kept': 'O cupom {code} será aplicado no seu pedido.',
  'coupon.banner': 'Cupom {code} – {name}: {words}',
};
