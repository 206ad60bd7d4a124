/** Users keep Strapi's table and roles; these are the fields by which Comanda knows a person of a business. */
const attributes = {
  name: { type: 'string' },
  businessId: { type: 'string' },
  /** Empty means every branch. */
  branchIds: { type: 'json' },
  allow: { type: 'json' },
  deny: { type: 'json' },
  state: {
    type: 'enumeration',
    enum: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED', 'EXPIRED'],
    default: 'ACTIVE',
    required: true,
  },
  language: { type: 'string' },
  theme: { type: 'string' },
  phone: { type: 'string' },
};

interface Plugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

export default (plugin: Plugin): Plugin => {
  Object.assign(plugin.contentTypes.user.schema.attributes, attributes);
  return plugin;
};
