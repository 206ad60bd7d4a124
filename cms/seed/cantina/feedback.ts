import type { FeedbackPlan } from '../feedback-plan';

export const CENTRO_FEEDBACK: FeedbackPlan = {
  share: 0.19,
  lateCourier: 'Danilo Rocha',
  poorProduct: null,
  recent: [
    {
      hoursAgo: 4,
      nps: 2,
      tags: ['LATE', 'COURIER'],
      comment: 'Atrasou de novo e o entregador nem pediu desculpas. Ninguém avisou nada.',
    },
    {
      hoursAgo: 13,
      nps: 4,
      tags: ['MISSING_ITEM'],
      comment: 'Faltou o refrigerante que eu paguei. Liguei e a linha só dava ocupada.',
    },
    {
      hoursAgo: 33,
      nps: 1,
      tags: ['COLD', 'LATE'],
      about: 'pizza-calabresa',
      comment: 'Pizza gelada, queijo duro. Paguei caro para requentar no micro-ondas.',
    },
    {
      hoursAgo: 46,
      nps: 5,
      tags: ['WRONG_ITEM'],
      about: 'pizza-meio-a-meio',
      comment: 'Pedi meia calabresa, meia portuguesa e veio inteira de calabresa.',
      inContact: true,
    },
    {
      hoursAgo: 9,
      nps: 6,
      tags: [],
      comment: 'Comida boa, mas o atendimento no balcão foi seco.',
      source: 'FALAE',
    },
    {
      hoursAgo: 28,
      nps: 10,
      tags: [],
      comment: 'A melhor massa do centro, e chegou antes do previsto!',
      source: 'FALAE',
    },
    {
      hoursAgo: 52,
      nps: 8,
      tags: [],
      comment: 'Gostei, só achei a caixa um pouco amassada.',
      source: 'FALAE',
    },
  ],
  unmatched: {
    hoursAgo: 11,
    nps: 3,
    comment: 'Comi no salão no domingo e a conta veio com um prato que não era nosso.',
  },
};

export const PRAIA_FEEDBACK: FeedbackPlan = {
  share: 0.18,
  lateCourier: null,
  poorProduct: 'pizza-meio-a-meio',
  recent: [
    {
      hoursAgo: 17,
      nps: 3,
      tags: ['TASTE'],
      about: 'pizza-meio-a-meio',
      comment: 'A meio a meio veio queimada embaixo e crua no meio. Não dava para comer.',
    },
  ],
  unmatched: null,
};
