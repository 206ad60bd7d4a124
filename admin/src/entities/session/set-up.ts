import type { SessionDto } from './session-types';

/** Whether the person's business is still on its way to its first order, and theirs to bring there. */
export const needsSetUp = ({ branches, grants }: Pick<SessionDto, 'branches' | 'grants'>): boolean =>
  grants['branch.create'] !== undefined && branches.every(({ state }) => state === 'DRAFT');
