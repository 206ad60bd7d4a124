import type { Role } from '../../../src/domain/access';
import { client, signIn, type Client } from './client';
import { fromServer, serverUrl } from './server';
import { bootedStrapi } from './strapi';
import { TIME_ZONE } from './time-zone';

export const PASSWORD = 'a-long-enough-password';

interface Documents {
  create(parameters: { data: object }): Promise<{ documentId: string }>;
}

interface StrapiServer {
  documents(uid: string): Documents;
  service(name: string): { add(values: object): Promise<{ id: number }> };
}

const server = () => bootedStrapi<StrapiServer>();

/** The server's own way to make what has no route. */
export const documents = (uid: string): Documents => server().documents(uid);

let count = 0;
/** A word nobody else in this run uses. */
export const unique = (word: string) => `${word}-${process.pid}-${(count += 1)}`;

export interface TestBranch {
  id: string;
  slug: string;
}

export interface TestBusiness {
  id: string;
  branch: TestBranch;
  owner: Client;
  /** Somebody of a role, signed in; of every branch unless some are named. */
  person(role: Role, more?: { branchIds?: string[]; allow?: string[]; deny?: string[] }): Promise<Client>;
  addBranch(fields?: object): Promise<TestBranch>;
}

/** A business of its own, with a branch that is always open and an owner who is signed in. */
export async function newBusiness(
  fields: { branch?: object; business?: object } = {},
): Promise<TestBusiness> {
  const business = await bareBusiness(fields.business);
  return { ...business, branch: await business.addBranch(fields.branch) };
}

/** The same before it has a branch: as it is just after somebody signed up. */
export async function bareBusiness(fields: object = {}): Promise<Omit<TestBusiness, 'branch'>> {
  await serverUrl();
  const strapi = server();
  const { roleIdOf } = fromServer('./bootstrap/roles') as { roleIdOf: (role: Role) => Promise<number> };
  const business = await strapi.documents('api::businesses.business').create({
    data: {
      tradeName: unique('Business'),
      country: 'BR',
      currency: 'BRL',
      defaultLanguage: 'pt-BR',
      state: 'ACTIVE',
      ...fields,
    },
  });

  const addBranch = async (more: object = {}): Promise<TestBranch> => {
    const slug = unique('branch').toLowerCase();
    const branch = await strapi.documents('api::branches.branch').create({
      data: {
        businessId: business.documentId,
        name: slug,
        slug,
        address: {
          street: 'Rua Um',
          number: '1',
          district: 'Centro',
          city: 'São Paulo',
          state: 'SP',
          postalCode: '01001-000',
        },
        timezone: TIME_ZONE,
        services: ['DELIVERY', 'TAKEOUT'],
        paymentMethods: ['CASH', 'CREDIT', 'DEBIT', 'PIX'],
        pixKey: 'pix@example.com',
        state: 'ACTIVE',
        ...more,
      },
    });
    const scope = { businessId: business.documentId, branchId: branch.documentId };
    await strapi
      .documents('api::branches.opening-hour')
      .create({ data: { ...scope, service: 'ALL', mode: 'ALWAYS', periods: [] } });
    await strapi.documents('api::branches.delivery-zone').create({
      data: {
        ...scope,
        name: 'Centro',
        kind: 'DISTRICT',
        geometry: { districts: [{ name: 'Centro', city: 'São Paulo' }] },
        feeCents: 500,
        feeTiers: [],
        days: [],
      },
    });
    return { id: branch.documentId, slug };
  };

  const person: TestBusiness['person'] = async (role, more = {}) => {
    const email = `${unique(role)}@example.test`;
    await strapi.service('plugin::users-permissions.user').add({
      username: email,
      email,
      password: PASSWORD,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: await roleIdOf(role),
      name: `Person ${role}`,
      businessId: business.documentId,
      state: 'ACTIVE',
      branchIds: [],
      allow: [],
      deny: [],
      ...more,
    });
    return signIn(email, PASSWORD);
  };

  return {
    id: business.documentId,
    owner: await person('owner'),
    person,
    addBranch,
  };
}

/** Somebody who is not signed in. */
export const anonymous: Client = client();
