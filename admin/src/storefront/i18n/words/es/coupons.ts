import type { coupons as english } from '../en/coupons';

export const coupons: Record<keyof typeof english, string> = {
  'field.coupon': 'Cupón',
  'coupon.apply': 'Aplicar',
  'coupon.remove': 'Quitar {code}',
  'coupon.checkedLater': 'se comprueba al hacer el pedido',
  'coupon.nothing': 'todavía no descuenta nada de este pedido',
  'coupon.skipped': 'no se combina con {others}, que descuenta más',
  'coupon.automatic': '{code} aplicado automáticamente: −{amount}',
  'coupon.kept': 'El cupón {code} se aplicará a tu pedido.',
  'coupon.banner': 'Cupón {code} – {name}: {words}',
};
