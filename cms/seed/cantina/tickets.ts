import type { TicketPlan } from '../business-plan';

export const TICKETS: readonly TicketPlan[] = [
  {
    role: 'owner',
    hoursAgo: 96,
    subject: 'Nota fiscal do plano com o CNPJ da filial',
    category: 'BILLING',
    priority: 'LOW',
    description: 'É possível emitir a nota do plano com o CNPJ da filial da praia em vez do da matriz?',
    context: null,
    steps: [
      {
        kind: 'answer',
        hoursAgo: 90,
        text: 'Olá, Lúcia! É possível, sim. Já trocamos o CNPJ; a próxima nota sai com o da filial.',
      },
      { kind: 'resolve', hoursAgo: 72 },
    ],
  },
  {
    role: 'attendant',
    hoursAgo: 30,
    subject: 'O som de pedido novo não toca no tablet do balcão',
    category: 'ORDERS',
    priority: 'HIGH',
    description:
      'Desde ontem à noite o painel mostra os pedidos novos, mas o tablet do balcão não toca mais. No celular toca normalmente.',
    context: {
      page: '/dashboard/orders/board',
      browser: 'Chrome, Android',
      language: 'pt-BR',
      viewport: '1280 × 800',
    },
    steps: [
      {
        kind: 'answer',
        hoursAgo: 26,
        text: 'Oi, Joana! O navegador do tablet bloqueia sons até alguém tocar na página. Toque uma vez no painel depois de abrir. Voltou a tocar?',
      },
    ],
  },
  {
    role: 'owner',
    hoursAgo: 3,
    subject: 'Como mudar o preço de todas as pizzas de uma vez?',
    category: 'MENU',
    priority: 'NORMAL',
    description:
      'O queijo subiu e queremos aumentar todas as pizzas em 5 %, menos as do almoço. Dá para fazer de uma vez?',
    context: {
      page: '/dashboard/menu/products',
      browser: 'Firefox, Windows',
      language: 'pt-BR',
      viewport: '1440 × 900',
    },
    steps: [],
  },
];
