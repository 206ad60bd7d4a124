import type { survey as english } from '../en/survey';

export const survey: Record<keyof typeof english, string> = {
  'survey.title': '¿Cómo estuvo?',
  'survey.nps': '¿Recomendarías {store} a un amigo?',
  'survey.least': '0: para nada',
  'survey.most': '10: sin duda',
  'survey.rate.food': 'Comida',
  'survey.rate.delivery': 'Entrega',
  'survey.rate.service': 'Atención',
  'survey.stars.one': '{count} estrella',
  'survey.stars.other': '{count} estrellas',
  'survey.said.DETRACTOR': '¿Qué salió mal?',
  'survey.said.PASSIVE': '¿Qué lo habría mejorado?',
  'survey.said.PROMOTER': '¿Qué te gustó más?',
  'survey.send': 'Enviar',
  'survey.sending': 'Enviando…',
  'survey.thanks': '¡Gracias! {store} lo leerá.',
  'survey.given': 'Tu nota: {nps} de 10.',
};
