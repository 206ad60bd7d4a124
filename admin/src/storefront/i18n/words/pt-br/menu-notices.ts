import type { menuNotices as english } from '../en/menu-notices';

export const menuNotices: Record<keyof typeof english, string> = {
  'notice.order': 'Seu pedido {number}, feito às {time}.',
  'notice.follow': 'Ver',
  'reorder.title': 'Peça de novo',
  'reorder.number': 'Pedido {number}',
  'notice.dropped': 'Saiu do cardápio e da sua sacola: {names}.',
  'notice.understood': 'OK',
  'notice.remindersAgain': 'Receber lembretes de novo',
  'reorder.done': 'Os itens daquele pedido estão na sua sacola.',
};
