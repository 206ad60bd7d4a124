import type { Core } from '@strapi/strapi';
import { LANGUAGES } from '../../contracts/session';
import { inDocumentTransaction, inTransaction, read } from '../../database/transaction';
import { environment } from '../../environment';
import { ApiError } from '../../errors/api-error';
import { enqueueEmail } from '../../outbox/emails';
import { passwordMatches } from '../../sessions/passwords';
import { strapiService } from '../../strapi/parts';
import { PLATFORM } from './rules';
import { issueToken, ownerOfToken, useToken } from './tokens';

interface PanelUser {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  password: string | null;
  registrationToken: string | null;
}
type Attributes = Partial<PanelUser> & { isActive?: boolean };

interface Credentials {
  email: string;
  password: string;
}

interface Auth {
  checkCredentials: (given: Credentials) => Promise<unknown>;
  resetPassword: (given: { resetPasswordToken: string; password: string }) => Promise<PanelUser>;
}

interface Users {
  create: (attributes: Attributes) => Promise<PanelUser>;
  findOne: (id: number) => Promise<PanelUser | null>;
  findRegistrationInfo: (
    token: string,
  ) => Promise<Pick<PanelUser, 'email' | 'firstname' | 'lastname'> | undefined>;
  register: (given: { registrationToken: string; userInfo: Attributes }) => Promise<PanelUser>;
  updateById: (id: number, attributes: Attributes) => Promise<PanelUser | null>;
}

/**
 * Replaces the methods of Strapi's services that read and write its users' token columns. Those tokens are plain text,
 * an invitation's never expires, and several parallel uses of one all succeed; ours are hashed, expire and are used
 * once. Strapi's routes, controllers, validation and sessions stay.
 */
export function hashPanelTokens(): void {
  const users = strapiService<Users>('admin::user');
  const { create, updateById } = users;

  users.create = async (attributes) => {
    if (attributes.registrationToken === null) return create(attributes);
    return inDocumentTransaction(async (tx) => {
      const person = await create({ ...attributes, registrationToken: null });
      // The panel sends no mail: it shows the link to the inviting user, from this answer and never again.
      return { ...person, registrationToken: await issueToken(tx, 'INVITATION', person.id, new Date()) };
    });
  };
  users.findRegistrationInfo = async (token) => {
    const id = await read((sql) => ownerOfToken(sql, 'INVITATION', token, new Date()));
    const person = id === null ? null : await users.findOne(id);
    return person
      ? { email: person.email, firstname: person.firstname, lastname: person.lastname }
      : undefined;
  };
  users.register = async ({ registrationToken, userInfo: { firstname, lastname, password } }) =>
    inDocumentTransaction(async (tx) => {
      const id = await useToken(tx, 'INVITATION', registrationToken, new Date());
      const person =
        id === null ? null : await users.updateById(id, { firstname, lastname, password, isActive: true });
      if (!person) throw new ApiError(422, 'TICKET_EXPIRED');
      return person;
    });
  // The password and what it ends are changed together or not at all.
  users.updateById = async (id, attributes) =>
    attributes.password === undefined
      ? updateById(id, attributes)
      : inDocumentTransaction(() => updateById(id, attributes));

  strapiService<Auth>('admin::auth').resetPassword = async ({ resetPasswordToken, password }) =>
    inDocumentTransaction(async (tx) => {
      const id = await useToken(tx, 'PASSWORD', resetPasswordToken, new Date());
      const person = id === null ? null : await users.updateById(id, { password });
      if (!person) throw new ApiError(422, 'TICKET_EXPIRED');
      return person;
    });
}

interface Recipient {
  id: number;
  email: string;
  firstname: string | null;
  prefered_language: string | null;
}

/** Mails a reset link to the active panel user with an address, if there is one. */
export async function sendPasswordResetLink(email: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const person = await tx.one<Recipient>(
      'SELECT id, email, firstname, prefered_language FROM admin_users WHERE lower(email) = ? AND is_active = ?',
      [email, true],
    );
    if (!person) return;
    const token = await issueToken(tx, 'PASSWORD', person.id, now);
    await enqueueEmail(tx, {
      businessId: PLATFORM,
      to: person.email,
      letter: 'panel-password',
      language: LANGUAGES.find((known) => known === person.prefered_language) ?? 'en',
      args: {
        name: person.firstname ?? person.email,
        url: `${environment.publicUrl}/admin/auth/reset-password?code=${token}`,
      },
    });
  });
}

/** Strapi answers at once for an address that nobody has: how long it took would tell which ones are super-admins'. */
export function equalizeLoginTiming(strapi: Core.Strapi): void {
  const auth = strapiService<Auth>('admin::auth');
  const check = auth.checkCredentials;
  auth.checkCredentials = async (given) => {
    const { email, password } = given;
    const found: unknown = await strapi.db
      .query('admin::user')
      .findOne({ where: { email }, select: ['id', 'password'] });
    const known = found as { password?: string | null } | null;
    if (!known?.password) await passwordMatches(password, null);
    return check(given);
  };
}
