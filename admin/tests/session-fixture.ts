import { grantsOf, type Role } from '@domain/access';
import { session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';

interface SignedIn {
  deny?: string[];
  branches?: SessionDto['branches'];
}

/** The session of somebody with a role, but for what was denied them; without a branch where none is given. */
export function sessionOf(role: Role, { deny = [], branches = [] }: SignedIn = {}): SessionDto {
  return {
    user: {
      id: 'ana',
      name: 'Ana',
      email: 'ana@cantina.test',
      role,
      language: null,
      theme: null,
      twoFactor: false,
      photoUrl: null,
    },
    business: { id: 'b', tradeName: 'Cantina', currency: 'BRL', country: 'BR', defaultLanguage: 'pt-BR' },
    stopped: null,
    seq: 0,
    branches,
    grants: grantsOf({ role, branchIds: [], allow: [], deny }),
  };
}

export const signInAs = (role: Role, as?: SignedIn) => session.set(sessionOf(role, as));
