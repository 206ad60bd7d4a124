import type { UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { strapiService } from '../../strapi/parts';
import { EXPLORER, type Permission } from './actions';
import { BUSINESS, PLAN, ruleOf, SUBSCRIPTION, SUPPORT_MESSAGE, SUPPORT_TICKET, USER } from './rules';

interface PanelRole {
  code: string;
  name: string;
  description: string;
  /** Types of which everything the panel shows may be read. */
  reads: () => readonly UID.ContentType[];
  /** Types that may be written as far as their rule goes. */
  writes: readonly UID.ContentType[];
}

const TICKETS: readonly UID.ContentType[] = [SUPPORT_TICKET, SUPPORT_MESSAGE];
/** Every type of the product: what of one nobody is to see is private in its schema. */
const ownTypes = () =>
  Object.keys(strapi.contentTypes).filter((uid): uid is UID.ContentType => uid.startsWith('api::'));
const BY_CODE = 'Its permissions are set anew at every start; make a role of your own for others.';

const ROLES: readonly PanelRole[] = [
  {
    code: 'comanda-support',
    name: 'Support',
    description: `Answers tickets; sees businesses, their people, branches, orders and customers, and changes nothing of them. ${BY_CODE}`,
    reads: () => [USER, ...ownTypes()],
    writes: TICKETS,
  },
  {
    code: 'comanda-billing',
    name: 'Billing',
    description: `Sees businesses; edits plans and subscriptions. ${BY_CODE}`,
    reads: () => [BUSINESS, PLAN, SUBSCRIPTION],
    writes: [PLAN, SUBSCRIPTION],
  },
];
/** Strapi's own, for editorial teams. */
const UNUSED = ['strapi-editor', 'strapi-author'];

interface StoredRole {
  id: number;
  code: string;
}

interface Roles {
  findOne(where: object): Promise<StoredRole | null>;
  create(attributes: object): Promise<StoredRole>;
  assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
  getUsersCount(id: number): Promise<number>;
  deleteByIds(ids: number[]): Promise<unknown>;
}

/** Gives the panel the roles of those who work with it beside the super-admins, and takes away Strapi's examples. */
export async function ensurePanelRoles(): Promise<void> {
  const roles = strapiService<Roles>('admin::role');
  for (const { code, name, description, ...rights } of ROLES) {
    const role = (await roles.findOne({ code })) ?? (await roles.create({ code, name, description }));
    await roles.assignPermissions(role.id, permissionsOf(rights));
  }
  for (const code of UNUSED) {
    const role = await roles.findOne({ code });
    if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
  }
}

function permissionsOf({ reads, writes }: Pick<PanelRole, 'reads' | 'writes'>): Permission[] {
  const permission = (verb: string, subject: string, fields: readonly string[]): Permission => ({
    action: `${EXPLORER}.${verb}`,
    subject,
    properties: { fields },
  });
  const reading = reads().map((uid) => permission('read', uid, shownFields(uid)));
  const writing = writes.flatMap((uid) => {
    const { create, update } = ruleOf(uid) ?? {};
    return [
      ...(create ? [permission('create', uid, Object.keys(create.shape))] : []),
      ...(update ? [permission('update', uid, Object.keys(update.shape))] : []),
    ];
  });
  return [...reading, ...writing];
}

function shownFields(uid: UID.ContentType): string[] {
  return contentTypes.getVisibleAttributes(strapi.contentType(uid));
}
