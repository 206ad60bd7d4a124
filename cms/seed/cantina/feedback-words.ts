import type { FeedbackWords } from '../feedback-plan';

export const CANTINA_FEEDBACK_WORDS: FeedbackWords = {
  praise: [
    'Melhor pizza do bairro, massa leve e bem recheada.',
    'Tudo delicioso, como sempre. Parabéns à equipe!',
    'Comida caprichada e bem temperada. Virei cliente.',
    'Lasanha de domingo igual à da minha avó. Obrigada!',
    'Peço toda semana e nunca me decepcionou.',
    'Excelente! O molho é maravilhoso.',
    'Porção generosa e preço justo.',
    'Atendimento nota dez, muito atenciosos.',
    'O pedido veio certinho, até o bilhete de aniversário. Amamos!',
    'Pizza no ponto, borda crocante. Recomendo demais.',
    'Massa fresca de verdade, dá para sentir a diferença.',
    'Sem defeitos. Podem continuar assim.',
    'O almoço salvou meu dia, comida de casa.',
  ],
  deliveryPraise: [
    'Chegou quentinha e antes do prazo!',
    'Entrega rápida e o entregador muito educado.',
    'Veio tudo bem embalado, nada derramou.',
    'Entrega pontual mesmo com chuva. Parabéns.',
    'Acompanhei o pedido pelo celular e chegou na hora certa.',
  ],
  fair: [
    'Bom, mas já esteve melhor.',
    'Gostei, só achei um pouco salgado.',
    'Comida boa, o cardápio podia ter mais opções leves.',
    'Tudo certo. Podiam mandar guardanapos.',
    'Boa pizza, mas a borda podia ser mais recheada.',
    'Atendeu bem, nada de especial.',
    'Gostoso, mas o preço subiu bastante.',
  ],
  complaints: {
    LATE: [
      'Atrasou muito e ninguém avisou.',
      'Prometeram 50 minutos e levou bem mais. As crianças já estavam dormindo.',
      'Demorou demais. A comida é boa, mas assim não dá.',
      'Terceira vez que o pedido chega atrasado.',
      'O horário de almoço acabou antes de a comida chegar.',
    ],
    WAITED_AT_COUNTER: [
      'Cheguei na hora marcada e esperei em pé no balcão.',
      'Disseram que estava pronto e ainda nem tinha entrado no forno.',
    ],
    COLD: [
      'A pizza chegou fria e a massa, borrachuda.',
      'Tive que esquentar tudo no micro-ondas.',
      'Macarrão frio e grudado.',
    ],
    WRONG_ITEM: [
      'Veio o sabor errado.',
      'Pedi sem cebola e veio cheio de cebola.',
      'Trocaram meu pedido com o de outra pessoa.',
    ],
    MISSING_ITEM: [
      'Faltou a bebida.',
      'Esqueceram o molho e os talheres que pedi.',
      'Cobraram a borda recheada e veio sem.',
    ],
    TASTE: [
      'Muito salgado, não consegui comer.',
      'O molho estava azedo desta vez.',
      'Sem gosto nenhum. Mudaram o cozinheiro?',
    ],
    PORTION: [
      'A porção diminuiu e o preço subiu.',
      'Pouco recheio, quase só massa.',
      'O prato para dois mal deu para um.',
    ],
    PACKAGING: [
      'A embalagem abriu e o molho vazou na sacola.',
      'A caixa veio amassada e o queijo grudou na tampa.',
      'Tudo virado dentro da bolsa.',
    ],
    COURIER: [
      'O entregador foi grosseiro e não quis subir.',
      'O entregador não achava o endereço e ainda reclamou comigo.',
      'Jogou a sacola na minha mão e foi embora sem dar o troco.',
      'O entregador ficou dando voltas no bairro, vi pelo mapa.',
    ],
    SERVICE: [
      'Liguei três vezes e ninguém atendeu.',
      'Atendente sem paciência para explicar o cardápio.',
      'Pedi ajuda pelo WhatsApp e não tive resposta.',
    ],
    PRICE: [
      'Ficou caro demais pelo que oferece.',
      'A taxa de entrega está quase o preço da pizza.',
      'Preço de restaurante chique, qualidade comum.',
    ],
    POOR_PRODUCT: [
      'A meio a meio veio queimada embaixo.',
      'A meio a meio estava crua no meio.',
      'Na meio a meio, uma metade seca e a outra encharcada.',
      'Pela segunda vez a meio a meio vem com a massa crua.',
    ],
  },
  replies: {
    late: [
      'Olá, {name}! Você tem razão: o atraso foi nosso e pedimos desculpas. Já revimos a saída das entregas nesse horário. No próximo pedido a entrega é por nossa conta.',
      'Oi, {name}, aqui é da Cantina. Sentimos muito pela espera. Conversamos com a equipe de entregas e deixamos um crédito de R$ 20 para você.',
    ],
    food: [
      'Olá, {name}! Não é assim que queremos servir você. Já falamos com a cozinha e gostaríamos de repetir o prato sem custo. Quando fica bom?',
      'Oi, {name}, obrigado por nos contar. Erramos no preparo e pedimos desculpas. O valor desse item já foi devolvido.',
    ],
    other: [
      'Olá, {name}! Obrigado pela sinceridade. Levamos o seu comentário à equipe e queremos fazer melhor na próxima vez.',
      'Oi, {name}, pedimos desculpas pelo ocorrido. Se puder, responda a este e-mail: queremos resolver com você.',
    ],
  },
  resolutions: {
    replied: [
      'Cliente aceitou as desculpas.',
      'Crédito usado no pedido seguinte.',
      'Respondido, sem retorno.',
    ],
    called: ['Ligamos e o cliente agradeceu.', 'Por telefone: prato reposto no dia seguinte.'],
  },
  falae: { name: 'Como foi a sua experiência?', good: 'Ótima', bad: 'Abaixo do esperado' },
};
