/* What other contexts use of feedback beside the use-cases. */
export {
  feedbackOfCustomers,
  waitingFeedback,
  type CustomerFeedback,
  type WaitingFeedback,
} from './store/read-feedback';
export { anonymizeFeedback, feedbackOfPerson } from './store/anonymize-feedback';
