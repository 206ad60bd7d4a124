import type { UID } from '@strapi/strapi';
import { strapiDocuments } from '../strapi/parts';
import type { Row } from './noun';

/** The part of Strapi's Document Service the engine uses, typed by the row a noun declares. */
interface Documents<R extends Row> {
  findMany(parameters: { filters?: object; sort?: string[]; start?: number; limit?: number }): Promise<R[]>;
  findOne(parameters: { documentId: string }): Promise<R | null>;
  count(parameters: { filters?: object }): Promise<number>;
  create(parameters: { data: object }): Promise<R>;
  update(parameters: { documentId: string; data: object }): Promise<R | null>;
}

/** The documents of a noun's content type, typed by its declaration. */
export function documentsOf<R extends Row>(uid: UID.ContentType): Documents<R> {
  return strapiDocuments<Documents<R>>(uid);
}
