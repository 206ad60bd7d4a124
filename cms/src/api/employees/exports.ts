/* What other contexts use of employees beside the use-cases. */
export { changeablePerson, changeTeam, claimVersion, recordChange, refuseTeamChange } from './change-team';
export { withLinkedPerson } from './linked-person';
export { asPerson } from './present-people';
export { activePeople, countPeople, countPeopleOnlyAt, type StoredPerson } from './store/people';
