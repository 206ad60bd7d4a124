import type { Core } from '@strapi/strapi';

const api: Core.Config.Api = {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
};

export default api;
