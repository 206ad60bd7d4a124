import type { Row } from './noun';

/** The part of Strapi's Document Service the engine uses, typed by the row a noun declares. */
export interface Documents<R extends Row> {
  findMany(parameters: { filters?: object; sort?: string[]; start?: number; limit?: number }): Promise<R[]>;
  findOne(parameters: { documentId: string }): Promise<R | null>;
  count(parameters: { filters?: object }): Promise<number>;
  create(parameters: { data: object }): Promise<R>;
  update(parameters: { documentId: string; data: object }): Promise<R | null>;
}

/** Strapi knows the types of a project only from generated files; a noun's declaration takes their place. */
export function documentsOf<R extends Row>(uid: string): Documents<R> {
  return strapi.documents(uid as 'api::menu.category') as unknown as Documents<R>;
}
