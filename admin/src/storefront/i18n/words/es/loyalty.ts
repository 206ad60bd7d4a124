import type { loyalty as english } from '../en/loyalty';

export const loyalty: Record<keyof typeof english, string> = {
  'loyalty.STAMPS.one': '{count} sello',
  'loyalty.STAMPS.other': '{count} sellos',
  'loyalty.POINTS.one': '{count} punto',
  'loyalty.POINTS.other': '{count} puntos',
  'loyalty.CASHBACK': '{amount} de cashback',
  'loyalty.progress': '{have} de {all} sellos',
  'loyalty.spendable': 'Para usar en tu próximo pedido',

  'loyalty.earn.PER_ORDER': '{units} con cada pedido',
  'loyalty.earn.EVERY': '{units} por cada {every}',
  'loyalty.earn.PERCENT': '{share} de vuelta en cada pedido',
  'loyalty.items.one': '{count} producto',
  'loyalty.items.other': '{count} productos',
  'loyalty.collect': 'Junta {cost} y llévate: {reward}',
  'loyalty.minimum': 'En pedidos desde {amount}',

  'loyalty.left.PER_ORDER.one': 'Te falta {count} pedido',
  'loyalty.left.PER_ORDER.other': 'Te faltan {count} pedidos',
  'loyalty.left.PER_ITEM.one': 'Te falta {count} producto',
  'loyalty.left.PER_ITEM.other': 'Te faltan {count} productos',
  'loyalty.left.PER_AMOUNT': 'Gasta {amount} más',
  'loyalty.next': '{left} para: {reward}',
  'loyalty.afterPending': 'En cuanto se complete tu pedido, puedes canjear: {reward}',
  'loyalty.ready': 'Ya puedes canjear: {reward}',
  'loyalty.howToRedeem': 'Elige tu recompensa al hacer el pedido o muestra tu código en la tienda.',
  'loyalty.pending': '{units} en camino: se suman cuando se complete tu pedido',
  'loyalty.expiry': 'Próximo vencimiento: {units} el {date}',

  'loyalty.see': 'Ver mi tarjeta',
  'loyalty.linkHint': 'Te enviamos el enlace de tu tarjeta al correo de tus pedidos.',
  'loyalty.send': 'Recibir el enlace',
  'loyalty.sending': 'Enviando…',
  'loyalty.sent': 'Si este correo tiene una tarjeta, el enlace va en camino.',
  'loyalty.none': 'No hay un programa de fidelidad aquí por ahora.',

  'loyalty.showCode': 'Mostrar código',
  'loyalty.hideCode': 'Ocultar código',
  'loyalty.code': 'Tu código',
  'loyalty.codeHint': 'Dile este código a la tienda para usar una recompensa; cambia a las {time}.',

  'reward.title': 'Usar una recompensa',
  'reward.none': 'Ahora no',
  'reward.cashback': 'Usar {amount} de tu cashback',
  'reward.costs': 'Cuesta {units}',
};
