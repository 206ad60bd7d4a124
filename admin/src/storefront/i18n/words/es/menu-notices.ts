import type { menuNotices as english } from '../en/menu-notices';

export const menuNotices: Record<keyof typeof english, string> = {
  'notice.order': 'Tu pedido {number}, hecho a las {time}.',
  'notice.follow': 'Ver',
  'reorder.title': 'Pide de nuevo',
  'reorder.number': 'Pedido {number}',
  'notice.dropped': 'Ya no está en el menú y salió de tu bolsa: {names}.',
  'notice.understood': 'OK',
  'notice.remindersAgain': 'Volver a recibir recordatorios',
  'reorder.done': 'Los productos de ese pedido están en tu bolsa.',
};
