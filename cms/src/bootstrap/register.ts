import type { Core } from '@strapi/strapi';
import { registerHealth } from '../health/health';
import { registerTenancy } from '../tenancy/document-middleware';
import { closeForeignDoors } from './foreign-doors';

/** Before the schema is synchronised and the routes are mounted. */
export function register({ strapi }: { strapi: Core.Strapi }): void {
  closeForeignDoors(strapi);
  registerHealth(strapi);
  registerTenancy(strapi);
}
