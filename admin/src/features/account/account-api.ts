import type {
  codeBody,
  codeCheckBody,
  CodeCheckedDto,
  CodeSentDto,
  newPasswordBody,
  signUpBody,
} from '@contracts/account';
import type { SessionDto, twoFactorLoginBody } from '@contracts/session';
import type { acceptInvitationBody, InvitationDto } from '@contracts/team';
import type { z } from 'zod';
import { request } from '@shared/api/request';

const invitation = (token: string) => `/api/invitations/${encodeURIComponent(token)}`;

/** What may be asked before anybody is signed in; each throws `ApiError`. The answers are those of the contract. */
export const accountApi = {
  secondFactor: (body: z.input<typeof twoFactorLoginBody>) =>
    request<SessionDto>('POST', '/api/session/two-factor', body),
  signUp: (body: z.input<typeof signUpBody>) => request<CodeSentDto>('POST', '/api/account/signup', body),
  sendCode: (body: z.input<typeof codeBody>) => request<CodeSentDto>('POST', '/api/account/codes', body),
  checkCode: (body: z.input<typeof codeCheckBody>) =>
    request<CodeCheckedDto>('POST', '/api/account/codes/check', body),
  checkLink: (token: string) => request<CodeCheckedDto>('POST', '/api/account/codes/link', { token }),
  newPassword: (body: z.input<typeof newPasswordBody>) =>
    request<SessionDto>('POST', '/api/account/new-password', body),
  invitation: (token: string, signal?: AbortSignal) =>
    request<InvitationDto>('GET', invitation(token), undefined, signal),
  sendInvitationCode: (token: string) => request<CodeSentDto>('POST', `${invitation(token)}/code`, {}),
  acceptInvitation: (token: string, body: z.input<typeof acceptInvitationBody>) =>
    request<SessionDto>('POST', `${invitation(token)}/accept`, body),
};
