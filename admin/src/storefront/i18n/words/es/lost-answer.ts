import type { lostAnswer as english } from '../en/lost-answer';

export const lostAnswer: Record<keyof typeof english, string> = {
  'earlier.title': 'El pedido {number} ya se hizo',
  'earlier.why': 'La tienda ya lo tiene: solo se perdió la respuesta. Si pides de nuevo, serán dos pedidos.',
  'earlier.unknown': 'Puede que un pedido anterior ya se haya hecho',
  'earlier.askStore':
    'La tienda sabe de él, pero ya no qué era. Pregúntale antes: si pides de nuevo, pueden ser dos pedidos.',
  'earlier.again': 'Pedir de nuevo',
  'earlier.follow': 'Seguirlo',

  'lost.TAKEN': 'La tienda recibió tu pedido {number}.',
  'lost.CHANGED':
    'La tienda recibió tu pedido {number} como lo enviaste: lo que cambiaste después no está en él.',
  'lost.UNPAID': 'La tienda tiene tu pedido {number}, pero no el pago: solo se prepara una vez pagado.',
  'lost.ENDED': 'Tu pedido {number} no siguió adelante. Si aún lo quieres, pídelo de nuevo.',
  'lost.pay': 'Pagar',
  'lost.see': 'Ver el pedido',
  'lost.LOOKED_FOR':
    'La tienda no respondió. Puede que tu pedido se haya hecho: seguimos preguntando. Inténtalo de nuevo y seguirá siendo un solo pedido.',
  'lost.NOT_TAKEN': 'Tu pedido no llegó a la tienda: no se pidió nada. Si aún lo quieres, pídelo de nuevo.',
  'lost.UNKNOWN':
    'Puede que un pedido anterior se haya hecho. La tienda sabe de él, pero ya no qué era: pregúntale antes de pedir de nuevo.',
};
