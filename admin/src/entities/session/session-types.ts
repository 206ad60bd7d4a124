import type { loginBody } from '@contracts/session';
import type { z } from 'zod';

export type { BranchSummary, Language, SessionDto } from '@contracts/session';
export type LoginBody = z.input<typeof loginBody>;
