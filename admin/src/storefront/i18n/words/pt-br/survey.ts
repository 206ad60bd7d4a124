import type { survey as english } from '../en/survey';

export const survey: Record<keyof typeof english, string> = {
  'survey.title': 'Como foi?',
  'survey.nps': 'Você recomendaria {store} a um amigo?',
  'survey.least': '0: de jeito nenhum',
  'survey.most': '10: com certeza',
  'survey.rate.food': 'Comida',
  'survey.rate.delivery': 'Entrega',
  'survey.rate.service': 'Atendimento',
  'survey.stars.one': '{count} estrela',
  'survey.stars.other': '{count} estrelas',
  'survey.said.DETRACTOR': 'O que deu errado?',
  'survey.said.PASSIVE': 'O que teria deixado melhor?',
  'survey.said.PROMOTER': 'Do que você mais gostou?',
  'survey.send': 'Enviar',
  'survey.sending': 'Enviando…',
  'survey.thanks': 'Obrigado! {store} vai ler.',
  'survey.given': 'Sua nota: {nps} de 10.',
};
