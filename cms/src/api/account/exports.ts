/* What other contexts use of account beside the use-cases. */
export { actorOfPerson } from './self-audit';
export { countCodeGuess, clearCodeGuesses, checkCodeAttempt } from './codes/gate';
export { issueCode, storeDecoyCode, redeemCode } from './codes/issue-code';
export { deleteAccount } from './delete-account';
export { requireCurrentPassword } from './passwords';
export { deleteExpiredCodes } from './store/codes';
export { cancelDeletion, eraseCredentials } from './store/deletions';
export { contactOf, findDeletedPeople, namesOf } from './store/known-people';
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
