import type { UID } from '@strapi/strapi';

/**
 * Parts of Strapi of which its types say less than their callers know: the caller names the methods and rows it uses,
 * and this is the one place where that is taken on trust. Which content types there are is known (`types/generated`).
 */
export function strapiService<Service>(name: UID.Service): Service {
  const service: unknown = strapi.service(name);
  return service as Service;
}

export function strapiDocuments<Documents>(uid: UID.ContentType): Documents {
  const documents: unknown = strapi.documents(uid);
  return documents as Documents;
}

export function strapiPluginService<Service>(plugin: string, name: string): Service {
  const service: unknown = strapi.plugin(plugin).service(name);
  return service as Service;
}
