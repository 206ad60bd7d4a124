import { storeMenu } from '@domain/menu/words/es.json?storeMenu';
import type { MenuWords } from '../../translate';

export const words: MenuWords = {
  ...storeMenu,
  close: 'Cerrar',
  language: 'Idioma',
  soldOut: 'Agotado',

  'page.menu': 'Menú',

  'offline.device': 'No tienes conexión.',
  'offline.server': 'No se pudo contactar con la tienda.',
  'offline.menu': 'Los precios y lo agotado pueden haber cambiado.',

  'state.open': 'Abierto',
  'state.openUntil': 'Abierto hasta las {time}',
  'state.closed': 'Cerrado',
  'state.closedOpens': 'Cerrado – abre {when}',
  'state.paused': 'En una breve pausa',
  'state.pausedBack': 'En una breve pausa – vuelve {when}',
  'state.busy': 'La cocina está llena – inténtalo de nuevo en unos minutos',
  'state.takeoutOnly': 'Abierto – solo retiro',
  'state.deliveryOnly': 'Abierto – solo entrega',
  'state.notTaking': 'Sin recibir pedidos en este momento',

  'when.today': 'a las {time}',
  'when.tomorrow': 'mañana a las {time}',

  'type.DELIVERY': 'Entrega',
  'type.TAKEOUT': 'Retiro',

  'header.info': 'Horario y contacto',
  'header.delivery': 'Entrega desde {fee}, {from}–{until} min',
  'header.takeout': 'Retiro en {minutes} min',
  'header.minimum': 'Mínimo {amount}',

  'menu.favourites': 'Favoritos',
  'menu.categories': 'Categorías',
  'menu.empty': 'El menú está vacío en este momento.',

  'search.label': 'Buscar en el menú',
  'search.clear': 'Borrar la búsqueda',
  'search.found.one': '{count} producto encontrado',
  'search.found.other': '{count} productos encontrados',
  'search.nothing': 'Nada en el menú coincide con “{query}”.',

  'price.from': 'desde {amount}',
  'price.insteadOf': 'en lugar de',

  'product.addOne': 'Agregar {name}',
  'product.addMore': 'Agregar más {name}, {count} en la bolsa',
  'product.noMore': 'Límite por pedido alcanzado',

  'step.less': 'Reducir {name}',
  'step.more': 'Aumentar {name}',
  'step.remove': 'Quitar {name}',

  'cart.title': 'Tu bolsa',
  'cart.view': 'Ver bolsa',
  'cart.empty': 'Aún no hay nada aquí. Elige algo del menú.',
  'cart.units.one': '{count} producto',
  'cart.units.other': '{count} productos',
  'cart.edit': 'Editar',
  'cart.added': '{name} está en tu bolsa.',
  'cart.now': '{name}: {count}',
  'cart.soldOut': 'Agotado. Quítalo o elige otra cosa.',
  'cart.chooseAgain': 'Las opciones de este producto cambiaron. Elige de nuevo.',
  'cart.notReady': 'Hay algo en la bolsa que no se puede pedir así.',
  'cart.missing': 'Faltan {amount} para el pedido mínimo.',
  'cart.checkout': 'Continuar',

  'notice.remind': 'Recordarme',
  'notice.closed': '{state}. Puedes ver el menú y llenar tu bolsa.',
  'notice.closedLater': '{state}. Pide para más tarde: elige ahora y marca la hora al finalizar.',
  'notice.failed.again': 'No se pudo cargar tu pedido anterior.',
  'notice.failed.cart': 'No se pudo cargar lo que dejaste en la bolsa.',
  'notice.failed.stop': 'Aún no se pudieron detener los recordatorios.',
  'notice.failed.resume': 'No se pudieron activar de nuevo los recordatorios.',
  'notice.again': 'Intentar de nuevo',

  'sum.items': 'Productos',
};
