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
  version: { type: 'integer', default: 1, required: true },
  /**
   * Where somebody is reached who cannot sign in: not yet, or not any more. Their `email` is a placeholder then, so that
   * nobody holds an address that is not known to be theirs, and a removed person may use theirs elsewhere.
   */
  contactEmail: { type: 'string' },
  photoUrl: { type: 'string' },
};

interface Plugin {
  contentTypes: {
    user: {
      schema: { attributes: Record<string, unknown>; config: { attributes: Record<string, unknown> } };
    };
  };
}

export default (plugin: Plugin): Plugin => {
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, attributes);
  // Like Strapi's own tokens: neither read nor set in the panel. A password is its person's alone.
  schema.config.attributes.password = { hidden: true };
  return plugin;
};
