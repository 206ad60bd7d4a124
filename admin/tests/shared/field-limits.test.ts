import { acceptInvitationBody, inviteBody } from '@contracts/team';
import { signUpBody } from '@contracts/account';
import { loginBody } from '@contracts/session';
import { pinBody } from '@contracts/access';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldLimits } from '@shared/form/field-limits';

describe('what a field says of itself, read from the schema of the contract', () => {
  it.each([
    [signUpBody, 'name', { required: true, optional: false, maxLength: 80 }],
    // Nothing but their pattern forbids them to be empty.
    [signUpBody, 'country', { required: true, optional: false }],
    [pinBody, 'pin', { required: true, optional: false }],
    [signUpBody, 'email', { required: true, optional: false, maxLength: 254 }],
    [inviteBody.required(), 'name', { required: true, optional: false, maxLength: 80 }],
    [inviteBody.required(), 'language', { required: false, optional: false, empty: null }],
    [acceptInvitationBody, 'acceptTerms', { required: true, optional: false }],
    [loginBody, 'remember', { required: false, optional: false }],
  ] as const)('%#: %s', (schema, name, limits) => {
    expect(fieldLimits(schema, name)).toMatchObject(limits);
  });

  it('lets what may be empty or of a form be left out', () => {
    const schema = z.object({
      email: z.literal('').or(z.email().max(254)),
      note: z.string().max(9).nullable(),
    });
    expect(fieldLimits(schema, 'email')).toMatchObject({ optional: true, maxLength: 254, empty: '' });
    expect(fieldLimits(schema, 'note')).toMatchObject({ optional: true, maxLength: 9, empty: null });
  });

  it('calls a number optional that may be empty, and not one that has a default', () => {
    const schema = z.object({
      feeCents: z.int().default(0),
      freeAboveCents: z.int().nullable().default(null),
    });
    expect(fieldLimits(schema, 'feeCents')).toMatchObject({ required: true, optional: false });
    expect(fieldLimits(schema, 'freeAboveCents')).toMatchObject({ required: false, optional: true });
  });

  it('asks of a switch neither', () => {
    expect(fieldLimits(z.object({ on: z.boolean() }), 'on')).toMatchObject({
      required: false,
      optional: false,
    });
  });
});
