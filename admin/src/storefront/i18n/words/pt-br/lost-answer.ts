import type { lostAnswer as english } from '../en/lost-answer';

export const lostAnswer: Record<keyof typeof english, string> = {
  'earlier.title': 'O pedido {number} já foi feito',
  'earlier.why': 'A loja já recebeu: só a resposta se perdeu. Se você pedir de novo, serão dois pedidos.',
  'earlier.unknown': 'Um pedido anterior pode ter sido feito',
  'earlier.askStore':
    'A loja sabe dele, mas não mais o que era. Pergunte à loja antes: se você pedir de novo, podem ser dois pedidos.',
  'earlier.again': 'Pedir de novo',
  'earlier.follow': 'Acompanhar',

  'lost.TAKEN': 'A loja recebeu seu pedido {number}.',
  'lost.CHANGED':
    'A loja recebeu seu pedido {number} como você enviou: o que você mudou depois não está nele.',
  'lost.UNPAID': 'A loja tem seu pedido {number}, mas não o pagamento: ele só é preparado depois de pago.',
  'lost.ENDED': 'Seu pedido {number} não foi adiante. Se ainda quiser, peça de novo.',
  'lost.pay': 'Pagar',
  'lost.see': 'Ver o pedido',
  'lost.LOOKED_FOR':
    'A loja não respondeu. Seu pedido pode ter sido feito: continuamos perguntando. Tente de novo e continuará sendo um só pedido.',
  'lost.NOT_TAKEN': 'Seu pedido não chegou à loja: nada foi pedido. Se ainda quiser, peça de novo.',
  'lost.UNKNOWN':
    'Um pedido anterior pode ter sido feito. A loja sabe dele, mas não mais o que era: pergunte à loja antes de pedir de novo.',
};
