/** What is asked once an order is in its customer's hands. */
export const survey = {
  'survey.title': 'How was it?',
  'survey.nps': 'Would you recommend {store} to a friend?',
  'survey.least': '0: not at all',
  'survey.most': '10: absolutely',
  'survey.rate.food': 'Food',
  'survey.rate.delivery': 'Delivery',
  'survey.rate.service': 'Service',
  'survey.stars.one': '{count} star',
  'survey.stars.other': '{count} stars',
  'survey.said.DETRACTOR': 'What went wrong?',
  'survey.said.PASSIVE': 'What would have made it better?',
  'survey.said.PROMOTER': 'What did you like best?',
  'survey.send': 'Send',
  'survey.sending': 'Sending…',
  'survey.thanks': 'Thank you! {store} reads it.',
  'survey.given': 'You would recommend it with {nps} of 10.',
} as const;
