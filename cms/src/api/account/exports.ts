/* What other contexts use of account beside the use-cases. */
export { actorFrom } from './about-oneself';
export { countGuess, forgetGuesses, checkCodeAttempt } from './codes/gate';
export { issueCode, keepNoCode, useCode } from './codes/issue-code';
export { deleteAccount } from './delete-account';
export { requireOwnPassword } from './passwords';
export { forgetExpiredCodes } from './store/codes';
export { dropDeletion, forgetSignIn } from './store/deletions';
export { contactOf, deletedAmong, namesOf } from './store/known-people';
export {
  insertPerson,
  people,
  personByEmail,
  personById,
  updatePerson,
  type PersonRow,
} from './store/people';
export { releaseAddress, removePendingSignUp } from './store/sign-ups';
export { wrongCode } from './store/tickets';
