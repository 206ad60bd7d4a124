import type { CustomerPlan, GuestPlan } from '../customer-plan';

/** Two people who are known twice: one by two phones with the same e-mail, one with and without the ninth digit. */
export const CENTRO_GUESTS: readonly GuestPlan[] = [
  { rank: 6, name: 'Marina Albuquerque', phone: '+5511996120458', email: 'marina.albuquerque@example.com' },
  { rank: 27, name: 'Marina A. Prado', phone: '+5511984417730', email: 'marina.albuquerque@example.com' },
  { rank: 9, name: 'Otávio Bittencourt', phone: '+5511971840266', email: 'otavio.bitt@example.com' },
  { rank: 31, name: 'Otávio Bittencourt', phone: '+551171840266', email: null },
];

export const CANTINA_CUSTOMERS: CustomerPlan = {
  birthdays: 0.3,
  consents: 0.4,
  profiles: [
    {
      count: 12,
      among: 'BEST',
      tags: ['VIP'],
      notes: 'Cliente da casa há anos. Gosta de ser chamado pelo nome; caprichar na apresentação.',
    },
    { count: 9, among: 'BEST', tags: ['Condomínio Jardins'], notes: 'Deixar na portaria do bloco B.' },
    { count: 14, among: 'ANY', tags: ['Vegetariano'], kitchenNote: 'Sem carne nem caldo de carne' },
    { count: 10, among: 'ANY', tags: ['Escritório'], notes: 'Pede para a equipe; precisa de nota com CNPJ.' },
    { count: 7, among: 'ANY', tags: ['Aniversariante'], notes: 'Comemora na cantina: oferecer a sobremesa.' },
    {
      count: 1,
      among: 'BEST',
      tags: ['VIP', 'Alergia'],
      notes: 'Já precisou de atendimento médico: confirmar sempre com a cozinha.',
      allergies: 'Alergia a amendoim',
      kitchenNote: 'Usar tábua e utensílios limpos',
    },
    { count: 2, among: 'ANY', tags: ['Alergia'], allergies: 'Alergia a camarão e frutos do mar' },
    { count: 3, among: 'ANY', tags: ['Sem lactose'], allergies: 'Intolerância a lactose' },
    { count: 4, among: 'ANY', tags: [], kitchenNote: 'Pizza bem assada' },
    {
      count: 3,
      among: 'ANY',
      tags: ['Idoso'],
      notes: 'Ligar ao chegar: demora para descer. Ajudar com a sacola.',
    },
  ],
  blocked: ['Três pedidos em dinheiro recusados na porta em um mês'],
};
