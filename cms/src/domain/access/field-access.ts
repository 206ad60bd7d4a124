import { may, salesVisibility, type Access } from './grants';
import type { Permission } from './permissions';

/**
 * A list of parts that have ids, such as the extras of a group: what adds and removes them, and what writes each field
 * of one that stays.
 */
export interface PartPermissions<Field extends string = string> {
  list: Permission;
  fields: Readonly<Record<Field, Permission>>;
}

/** What somebody has to hold to write a field. */
export type FieldPermission = Permission | PartPermissions;

/** All that writing any of a field takes. */
export const permissionsIn = (permission: FieldPermission): readonly Permission[] =>
  typeof permission === 'string' ? [permission] : [permission.list, ...Object.values(permission.fields)];

type PermissionOf<Value> =
  NonNullable<Value> extends readonly (infer Part)[]
    ? 'id' extends keyof Part
      ? PartPermissions<Exclude<keyof Part, 'id'> & string>
      : Permission
    : Permission;

/**
 * The permission of every field of a body: that of the verb which writes the field, where there is one, and of editing
 * the noun otherwise. A field that nobody decided about does not compile. Source: `Access` in the design of the domain.
 */
export type WritePermissions<Body> = {
  readonly [Field in Exclude<keyof Body, 'version'> & string]-?: PermissionOf<Body[Field]>;
};

/** Whether somebody is told what a field holds. */
export type Visibility = (access: Access) => boolean;

/** What products cost to make: who sees margins, and who sets prices by them. */
export const seesCost: Visibility = (access) =>
  salesVisibility(access) === 'whole' || may(access, 'menu.price.edit');

/** The Pix key of a branch: who changes it, and who looks whether a payment has arrived at it. */
export const seesPixKey: Visibility = (access) =>
  may(access, 'branch.edit') || may(access, 'order.payment.confirm');

/** The e-mail address of a branch, which is on no store page, unlike its phones: who changes it. */
export const seesBranchEmail: Visibility = (access) => may(access, 'branch.edit');
