import type { UID } from '@strapi/strapi';
import { strapiDocuments } from '../../src/strapi/parts';

interface Documents {
  create(parameters: { data: object }): Promise<{ documentId: string }>;
}

/** Stores a row of a content type and answers its id. */
export const make = async (uid: UID.ContentType, data: object): Promise<string> =>
  (await strapiDocuments<Documents>(uid).create({ data })).documentId;
