/**
 * Parts of Strapi that its own types do not describe for a project without generated types. The caller names the
 * methods it uses; this is the one place where that is taken on trust.
 */
export function strapiService<Service>(name: string): Service {
  const service: unknown = strapi.service(name as 'admin::user');
  return service as Service;
}

export function strapiDocuments<Documents>(uid: string): Documents {
  const documents: unknown = strapi.documents(uid as 'api::menu.category');
  return documents as Documents;
}

export function strapiPluginService<Service>(plugin: string, name: string): Service {
  const service: unknown = strapi.plugin(plugin).service(name);
  return service as Service;
}
