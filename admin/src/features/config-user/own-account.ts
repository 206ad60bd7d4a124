import type {
  accountBody,
  AccountDto,
  changePasswordBody,
  CodeSentDto,
  DeletionDto,
  emailBody,
  RecoveryCodesDto,
  twoFactorProofBody,
  TwoFactorSetUpDto,
} from '@contracts/account';
import type { z } from 'zod';
import { session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { request } from '@shared/api/request';
import { useApi } from '@shared/api/use-api';

export const EXPORT_URL = '/api/account/export';

export const useAccount = () => useApi<AccountDto>('/api/account');

/** Keeps what the session knows of the person as it is stored now. */
const known = (found: SessionDto) => {
  session.set(found);
  return found;
};

/** What a person can do with their own account; each throws `ApiError`. */
export const ownAccount = {
  read: () => request<AccountDto>('GET', '/api/account'),
  change: (body: z.input<typeof accountBody>) =>
    request<SessionDto>('PATCH', '/api/account', body).then(known),
  changePassword: (body: z.input<typeof changePasswordBody>) =>
    request<null>('PUT', '/api/account/password', body),
  changeEmail: (body: z.input<typeof emailBody>) => request<CodeSentDto>('POST', '/api/account/email', body),
  confirmEmail: (code: string) =>
    request<SessionDto>('POST', '/api/account/email/confirm', { code }).then(known),
  endSession: (id: string) => request<null>('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request<null>('DELETE', '/api/account/sessions'),
  setUpTwoFactor: (password: string) =>
    request<TwoFactorSetUpDto>('POST', '/api/account/two-factor', { password }),
  confirmTwoFactor: (code: string) =>
    request<RecoveryCodesDto>('POST', '/api/account/two-factor/confirm', { code }),
  newRecoveryCodes: (body: z.input<typeof twoFactorProofBody>) =>
    request<RecoveryCodesDto>('POST', '/api/account/two-factor/recovery-codes', body),
  turnTwoFactorOff: (body: z.input<typeof twoFactorProofBody>) =>
    request<null>('POST', '/api/account/two-factor/off', body),
  requestDeletion: (password: string) => request<DeletionDto>('POST', '/api/account/deletion', { password }),
  withdrawDeletion: () => request<null>('DELETE', '/api/account/deletion'),
};
