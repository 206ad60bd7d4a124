import type { FeedbackPlan, FeedbackWords } from '../feedback-plan';

export const SUSHI_FEEDBACK: FeedbackPlan = {
  share: 0.09,
  lateCourier: null,
  poorProduct: null,
  recent: [
    {
      hoursAgo: 21,
      nps: 4,
      tags: ['MISSING_ITEM'],
      comment: 'Faltó la salsa de soya y los palitos. Para sushi es lo mínimo.',
    },
  ],
  unmatched: null,
};

export const SUSHI_FEEDBACK_WORDS: FeedbackWords = {
  praise: [
    'Riquísimo y muy fresco.',
    'El mejor sushi de la ciudad.',
    'Los rolls venían perfectos. Volveré a pedir.',
    'Todo delicioso, gracias.',
  ],
  deliveryPraise: ['Llegó antes de lo prometido.', 'El repartidor, muy amable.'],
  fair: ['Bueno, aunque un poco caro.', 'Rico, pero el arroz estaba algo seco.'],
  complaints: {
    LATE: ['Llegó muy tarde y nadie avisó.', 'Casi una hora más de lo prometido.'],
    WAITED_AT_COUNTER: ['Esperé de pie media hora en el local.'],
    COLD: ['La tempura llegó fría y blanda.'],
    WRONG_ITEM: ['Me mandaron otro roll.'],
    MISSING_ITEM: ['Faltó una bebida.'],
    TASTE: ['El salmón no se sentía fresco.'],
    PORTION: ['Los rolls venían muy chicos.'],
    PACKAGING: ['Se dio vuelta la bandeja y llegó todo mezclado.'],
    COURIER: ['El repartidor no quiso subir.'],
    SERVICE: ['Nadie contestó el teléfono.'],
    PRICE: ['Muy caro para la cantidad.'],
    POOR_PRODUCT: ['El roll venía desarmado.'],
  },
  replies: {
    late: [
      'Hola, {name}. Tienes razón, nos atrasamos y lo sentimos. El próximo despacho va por nuestra cuenta.',
    ],
    food: ['Hola, {name}. Gracias por contarnos. Ya hablamos con la cocina y te devolvimos ese producto.'],
    other: ['Hola, {name}. Lamentamos lo ocurrido y queremos hacerlo mejor la próxima vez.'],
  },
  resolutions: { replied: ['Aceptó las disculpas.'], called: ['Llamamos y quedó conforme.'] },
  falae: null,
};
