import type { Schema, Struct } from '@strapi/strapi';

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_tokens';
  info: {
    description: '';
    displayName: 'Api Token';
    name: 'Api Token';
    pluralName: 'api-tokens';
    singularName: 'api-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    adminUserOwner: Schema.Attribute.Relation<'manyToOne', 'admin::user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['content-api', 'admin']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'content-api'>;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::api-token-permission'>;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<['read-only', 'full-access', 'custom']> &
      Schema.Attribute.DefaultTo<'read-only'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_token_permissions';
  info: {
    description: '';
    displayName: 'API Token Permission';
    name: 'API Token Permission';
    pluralName: 'api-token-permissions';
    singularName: 'api-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token-permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: 'admin_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'Permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::permission'> & Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'admin::role'>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: 'admin_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'Role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::role'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'manyToMany', 'admin::user'>;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_sessions';
  info: {
    description: 'Session Manager storage';
    displayName: 'Session';
    name: 'Session';
    pluralName: 'sessions';
    singularName: 'session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deviceId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::session'> & Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_tokens';
  info: {
    description: '';
    displayName: 'Transfer Token';
    name: 'Transfer Token';
    pluralName: 'transfer-tokens';
    singularName: 'transfer-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token-permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_token_permissions';
  info: {
    description: '';
    displayName: 'Transfer Token Permission';
    name: 'Transfer Token Permission';
    pluralName: 'transfer-token-permissions';
    singularName: 'transfer-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::transfer-token-permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::transfer-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: 'admin_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'User';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> & Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean & Schema.Attribute.Private & Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::user'> & Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<'manyToMany', 'admin::role'> & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiAccessAccessRequest extends Struct.CollectionTypeSchema {
  collectionName: 'access_requests';
  info: {
    displayName: 'Access request';
    pluralName: 'access-requests';
    singularName: 'access-request';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    decidedAt: Schema.Attribute.DateTime;
    decidedBy: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::access.access-request'> &
      Schema.Attribute.Private;
    path: Schema.Attribute.String;
    permission: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['OPEN', 'GRANTED', 'DISMISSED']> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiBranchesBranch extends Struct.CollectionTypeSchema {
  collectionName: 'branches';
  info: {
    displayName: 'Branch';
    pluralName: 'branches';
    singularName: 'branch';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    acceptDeadlineMin: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 15;
          min: 3;
        },
        number
      > &
      Schema.Attribute.DefaultTo<8>;
    address: Schema.Attribute.JSON & Schema.Attribute.Required;
    autoAccept: Schema.Attribute.JSON;
    bannerUrl: Schema.Attribute.String;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    closeoutTime: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'04:00'>;
    color: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    cuisines: Schema.Attribute.JSON;
    description: Schema.Attribute.Text;
    email: Schema.Attribute.Email;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::branches.branch'> & Schema.Attribute.Private;
    logoUrl: Schema.Attribute.String;
    minOrderCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    paymentMethods: Schema.Attribute.JSON & Schema.Attribute.Required;
    phone: Schema.Attribute.String;
    pixKey: Schema.Attribute.String;
    preparationMin: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: 5;
        },
        number
      > &
      Schema.Attribute.DefaultTo<30>;
    publishedAt: Schema.Attribute.DateTime;
    serviceFeeBps: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    services: Schema.Attribute.JSON & Schema.Attribute.Required;
    settings: Schema.Attribute.JSON;
    slug: Schema.Attribute.String & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['DRAFT', 'ACTIVE', 'INACTIVE', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'DRAFT'>;
    timezone: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    whatsapp: Schema.Attribute.String;
  };
}

export interface ApiBranchesDeliveryZone extends Struct.CollectionTypeSchema {
  collectionName: 'delivery_zones';
  info: {
    displayName: 'Delivery zone';
    pluralName: 'delivery-zones';
    singularName: 'delivery-zone';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#c8452d'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    days: Schema.Attribute.JSON;
    etaMax: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<50>;
    etaMin: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<30>;
    exclusion: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    feeCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    feeTiers: Schema.Attribute.JSON;
    freeAboveCents: Schema.Attribute.Integer;
    fromTime: Schema.Attribute.String;
    geometry: Schema.Attribute.JSON & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<['RADIUS', 'POLYGON', 'DISTRICT', 'POSTAL_RANGE']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::branches.delivery-zone'> &
      Schema.Attribute.Private;
    minOrderCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    priority: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    toTime: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiBranchesHoursException extends Struct.CollectionTypeSchema {
  collectionName: 'hours_exceptions';
  info: {
    displayName: 'Hours exception';
    pluralName: 'hours-exceptions';
    singularName: 'hours-exception';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    fromDay: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<['CLOSED', 'SPECIAL']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'CLOSED'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::branches.hours-exception'> &
      Schema.Attribute.Private;
    periods: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    reason: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    toDay: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    yearly: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
  };
}

export interface ApiBranchesOpeningHour extends Struct.CollectionTypeSchema {
  collectionName: 'opening_hours';
  info: {
    displayName: 'Opening hours';
    pluralName: 'opening-hours';
    singularName: 'opening-hour';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::branches.opening-hour'> &
      Schema.Attribute.Private;
    mode: Schema.Attribute.Enumeration<['ALWAYS', 'WEEKLY', 'CLOSED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'WEEKLY'>;
    periods: Schema.Attribute.JSON & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    service: Schema.Attribute.Enumeration<['ALL', 'DELIVERY', 'TAKEOUT', 'DINE_IN']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ALL'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiBranchesPause extends Struct.CollectionTypeSchema {
  collectionName: 'pauses';
  info: {
    displayName: 'Pause';
    pluralName: 'pauses';
    singularName: 'pause';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    channel: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'ALL'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    endedAt: Schema.Attribute.DateTime;
    endsAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::branches.pause'> & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    reason: Schema.Attribute.Enumeration<
      ['KITCHEN_OVERLOAD', 'NO_COURIER', 'STOCK_OUT', 'SYSTEM', 'POWER_INTERNET', 'WEATHER', 'STAFF', 'OTHER']
    > &
      Schema.Attribute.Required;
    service: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'ALL'>;
    startedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiBranchesSocialLink extends Struct.CollectionTypeSchema {
  collectionName: 'social_links';
  info: {
    displayName: 'Social link';
    pluralName: 'social-links';
    singularName: 'social-link';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::branches.social-link'> &
      Schema.Attribute.Private;
    network: Schema.Attribute.Enumeration<
      [
        'INSTAGRAM',
        'WHATSAPP',
        'FACEBOOK',
        'TIKTOK',
        'YOUTUBE',
        'X',
        'GOOGLE_REVIEW',
        'TRIPADVISOR',
        'IFOOD',
        'WEBSITE',
        'OTHER',
      ]
    > &
      Schema.Attribute.Required;
    position: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    visible: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
  };
}

export interface ApiBusinessesBusiness extends Struct.CollectionTypeSchema {
  collectionName: 'businesses';
  info: {
    displayName: 'Business';
    pluralName: 'businesses';
    singularName: 'business';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    country: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'BR'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    currency: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'BRL'>;
    defaultLanguage: Schema.Attribute.Enumeration<['en', 'pt-BR', 'es']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'pt-BR'>;
    document: Schema.Attribute.String & Schema.Attribute.Private;
    email: Schema.Attribute.Email;
    legalName: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::businesses.business'> &
      Schema.Attribute.Private;
    onboarding: Schema.Attribute.JSON;
    phone: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['TRIAL', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCELLED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'TRIAL'>;
    tradeName: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiCampaignCoupon extends Struct.CollectionTypeSchema {
  collectionName: 'coupons';
  info: {
    displayName: 'Coupon';
    pluralName: 'coupons';
    singularName: 'coupon';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    autoApply: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    branchIds: Schema.Attribute.JSON;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    buyQuantity: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
    categoryIds: Schema.Attribute.JSON;
    code: Schema.Attribute.String & Schema.Attribute.Required;
    combinable: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    getQuantity: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
    kind: Schema.Attribute.Enumeration<
      ['PERCENT', 'FIXED', 'FREE_DELIVERY', 'DELIVERY_DISCOUNT', 'FREE_ITEM', 'BUY_X_GET_Y']
    > &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::campaign.coupon'> & Schema.Attribute.Private;
    maxDiscountCents: Schema.Attribute.Integer;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    personalOnly: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    priority: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    productIds: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    rules: Schema.Attribute.JSON;
    sellerId: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'DRAFT'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    usedCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    usedCount: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    valueBps: Schema.Attribute.Integer;
    valueCents: Schema.Attribute.Integer;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiCartsCart extends Struct.CollectionTypeSchema {
  collectionName: 'carts';
  info: {
    displayName: 'Cart';
    pluralName: 'carts';
    singularName: 'cart';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    abandonedAt: Schema.Attribute.DateTime;
    autoRemindedAt: Schema.Attribute.DateTime;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessDay: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    channel: Schema.Attribute.Enumeration<['STORE', 'CHATBOT', 'TABLE']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'STORE'>;
    city: Schema.Attribute.String;
    consentAt: Schema.Attribute.DateTime;
    contactEmail: Schema.Attribute.String;
    contactName: Schema.Attribute.String;
    contactPhone: Schema.Attribute.String;
    coupon: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    district: Schema.Attribute.String;
    handRemindedAt: Schema.Attribute.DateTime;
    items: Schema.Attribute.JSON & Schema.Attribute.Required;
    language: Schema.Attribute.String & Schema.Attribute.Required;
    lastActivityAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localHour: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 23;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::carts.cart'> & Schema.Attribute.Private;
    obstacle: Schema.Attribute.Enumeration<
      [
        'CLOSED',
        'OUT_OF_AREA',
        'ITEM_SOLD_OUT',
        'BELOW_MINIMUM',
        'COUPON_REFUSED',
        'PAYMENT_NOT_DONE',
        'FEE',
        'NONE',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'NONE'>;
    orderId: Schema.Attribute.String;
    passedOverAt: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    recoveryToken: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    requestedItems: Schema.Attribute.JSON & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<
      ['ACTIVE', 'ABANDONED', 'REMINDED', 'RECOVERED', 'CONVERTED', 'EXPIRED']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    step: Schema.Attribute.Enumeration<['BROWSING', 'CONTACT', 'ADDRESS', 'PAYMENT', 'REVIEW']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'BROWSING'>;
    token: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    type: Schema.Attribute.Enumeration<['DELIVERY', 'TAKEOUT', 'DINE_IN']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'DELIVERY'>;
    unpaidOrderId: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    valueCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiCouriersCourier extends Struct.CollectionTypeSchema {
  collectionName: 'couriers';
  info: {
    displayName: 'Courier';
    pluralName: 'couriers';
    singularName: 'courier';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    available: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<['OWN', 'PARTNER', 'AGENCY']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'OWN'>;
    lastAssignedAt: Schema.Attribute.DateTime;
    linkNumber: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::couriers.courier'> & Schema.Attribute.Private;
    maxConcurrent: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    payBaseCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    payDailyCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    payKind: Schema.Attribute.Enumeration<['PER_DELIVERY', 'PER_KM', 'DAILY', 'FIXED_PLUS_DELIVERY']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'PER_DELIVERY'>;
    payPerKmCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    personId: Schema.Attribute.String;
    phone: Schema.Attribute.String;
    plate: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    vehicle: Schema.Attribute.Enumeration<['MOTORCYCLE', 'BICYCLE', 'CAR', 'ON_FOOT']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'MOTORCYCLE'>;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiCouriersDelivery extends Struct.CollectionTypeSchema {
  collectionName: 'deliveries';
  info: {
    displayName: 'Delivery';
    pluralName: 'deliveries';
    singularName: 'delivery';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    acceptedAt: Schema.Attribute.DateTime;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessDay: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    cashCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    changeCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    courierId: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    dailyCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    declined: Schema.Attribute.JSON;
    deliveries: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    earnedCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    endedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::couriers.delivery'> &
      Schema.Attribute.Private;
    offeredAt: Schema.Attribute.DateTime;
    offerEndsAt: Schema.Attribute.DateTime;
    personId: Schema.Attribute.String;
    pickedUpAt: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    refusedAt: Schema.Attribute.DateTime;
    settlementId: Schema.Attribute.String;
    state: Schema.Attribute.Enumeration<
      [
        'UNASSIGNED',
        'OFFERED',
        'ACCEPTED',
        'PICKED_UP',
        'PROBLEM',
        'RETURNING',
        'DELIVERED',
        'RETURNED',
        'CANCELLED',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'UNASSIGNED'>;
    stops: Schema.Attribute.JSON & Schema.Attribute.Required;
    tipCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiCouriersSettlement extends Struct.CollectionTypeSchema {
  collectionName: 'settlements';
  info: {
    displayName: 'Settlement';
    pluralName: 'settlements';
    singularName: 'settlement';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    balanceCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    broughtForwardCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    businessDay: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    cashCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    changeCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    closedAt: Schema.Attribute.DateTime;
    countedCents: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    courierId: Schema.Attribute.String & Schema.Attribute.Required;
    courierName: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deliveries: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    earnedCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::couriers.settlement'> &
      Schema.Attribute.Private;
    paidAt: Schema.Attribute.DateTime;
    personId: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['OPEN', 'CLOSED', 'PAID']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'CLOSED'>;
    tipsCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiCustomersCustomer extends Struct.CollectionTypeSchema {
  collectionName: 'customers';
  info: {
    displayName: 'Customer';
    pluralName: 'customers';
    singularName: 'customer';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    addresses: Schema.Attribute.JSON;
    allergies: Schema.Attribute.Text;
    birthDate: Schema.Attribute.String & Schema.Attribute.Private;
    birthMonth: Schema.Attribute.Integer & Schema.Attribute.Private;
    blockedUntil: Schema.Attribute.DateTime;
    blockReason: Schema.Attribute.Text;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    document: Schema.Attribute.String & Schema.Attribute.Private;
    email: Schema.Attribute.String;
    firstOrderAt: Schema.Attribute.DateTime;
    kitchenNote: Schema.Attribute.String;
    lastOrderAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::customers.customer'> &
      Schema.Attribute.Private;
    mergedInto: Schema.Attribute.String;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    nameAddressKey: Schema.Attribute.String & Schema.Attribute.Private;
    nameKey: Schema.Attribute.String & Schema.Attribute.Private;
    notes: Schema.Attribute.Text;
    orderCount: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    phone: Schema.Attribute.String & Schema.Attribute.Required;
    phoneKey: Schema.Attribute.String & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    source: Schema.Attribute.String;
    spentCents: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'BLOCKED', 'ANONYMIZED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    surnameKey: Schema.Attribute.String & Schema.Attribute.Private;
    tags: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiDevicesDevice extends Struct.CollectionTypeSchema {
  collectionName: 'devices';
  info: {
    displayName: 'Device';
    pluralName: 'devices';
    singularName: 'device';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    connection: Schema.Attribute.Enumeration<['LIVE', 'CATCHING_UP']> & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deviceKey: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    lastSignAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::devices.device'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    page: Schema.Attribute.String;
    presence: Schema.Attribute.Enumeration<['HERE', 'GONE', 'REMOVED']> & Schema.Attribute.Required;
    prints: Schema.Attribute.Enumeration<['KITCHEN', 'CUSTOMER', 'BOTH']>;
    publishedAt: Schema.Attribute.DateTime;
    showedOrdersAt: Schema.Attribute.DateTime;
    shows: Schema.Attribute.Enumeration<['BOARD', 'KITCHEN', 'DASHBOARD']> & Schema.Attribute.Required;
    sound: Schema.Attribute.Enumeration<['ON', 'LOCKED', 'OFF']> & Schema.Attribute.Required;
    station: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    visible: Schema.Attribute.Boolean & Schema.Attribute.Required;
    volume: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiEmployeesInvitation extends Struct.CollectionTypeSchema {
  collectionName: 'invitations';
  info: {
    displayName: 'Invitation';
    pluralName: 'invitations';
    singularName: 'invitation';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    copiedTokenHash: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    invitedBy: Schema.Attribute.Integer & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::employees.invitation'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sentAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    tokenHash: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiFeedbackFeedback extends Struct.CollectionTypeSchema {
  collectionName: 'feedback';
  info: {
    displayName: 'Feedback';
    pluralName: 'feedbacks';
    singularName: 'feedback';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    answers: Schema.Attribute.JSON;
    branchId: Schema.Attribute.String;
    businessDay: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    changedAt: Schema.Attribute.DateTime;
    channel: Schema.Attribute.Enumeration<
      ['STORE', 'CHATBOT', 'COUNTER', 'PHONE', 'TABLE', 'SELLER', 'MARKETPLACE']
    >;
    comment: Schema.Attribute.Text;
    commentSearch: Schema.Attribute.Text & Schema.Attribute.Private;
    contactedAt: Schema.Attribute.DateTime;
    courierId: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    customerId: Schema.Attribute.String;
    deliveryRating: Schema.Attribute.Integer;
    dueAt: Schema.Attribute.DateTime;
    externalId: Schema.Attribute.String;
    foodRating: Schema.Attribute.Integer;
    givenAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<['PROMOTER', 'PASSIVE', 'DETRACTOR']> & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::feedback.feedback'> &
      Schema.Attribute.Private;
    nps: Schema.Attribute.Integer & Schema.Attribute.Required;
    orderId: Schema.Attribute.String;
    orderNumber: Schema.Attribute.String;
    ownerId: Schema.Attribute.String;
    ownerName: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    recoveryCode: Schema.Attribute.String;
    reopenedAt: Schema.Attribute.DateTime;
    repliedAt: Schema.Attribute.DateTime;
    repliedByName: Schema.Attribute.String;
    reply: Schema.Attribute.Text;
    resolution: Schema.Attribute.Text;
    resolvedAt: Schema.Attribute.DateTime;
    responseChannel: Schema.Attribute.String;
    serviceRating: Schema.Attribute.Integer;
    source: Schema.Attribute.Enumeration<['SURVEY', 'FALAE']> & Schema.Attribute.Required;
    state: Schema.Attribute.Enumeration<['NEW', 'IN_CONTACT', 'RESOLVED', 'REOPENED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'NEW'>;
    tags: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiFeedbackIntakeKey extends Struct.CollectionTypeSchema {
  collectionName: 'feedback_intake_keys';
  info: {
    displayName: 'Feedback intake key';
    pluralName: 'intake-keys';
    singularName: 'intake-key';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    createdByName: Schema.Attribute.String & Schema.Attribute.Required;
    keyId: Schema.Attribute.String & Schema.Attribute.Required;
    lastUsedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::feedback.intake-key'> &
      Schema.Attribute.Private;
    madeAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiLoyaltyProgram extends Struct.CollectionTypeSchema {
  collectionName: 'loyalty_programs';
  info: {
    displayName: 'Loyalty program';
    pluralName: 'programs';
    singularName: 'program';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchIds: Schema.Attribute.JSON;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    earnPer: Schema.Attribute.Enumeration<['PER_ORDER', 'PER_AMOUNT', 'PER_ITEM']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'PER_ORDER'>;
    every: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    expireDays: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    gives: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    kind: Schema.Attribute.Enumeration<['STAMPS', 'POINTS', 'CASHBACK']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'STAMPS'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::loyalty.program'> & Schema.Attribute.Private;
    minOrderCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    productIds: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    rewards: Schema.Attribute.JSON;
    state: Schema.Attribute.Enumeration<['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'DRAFT'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiMenuCategory extends Struct.CollectionTypeSchema {
  collectionName: 'categories';
  info: {
    displayName: 'Category';
    pluralName: 'categories';
    singularName: 'category';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    availability: Schema.Attribute.JSON;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String & Schema.Attribute.DefaultTo<''>;
    imageUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.category'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    position: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    soldOutUntil: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    station: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiMenuExtraGroup extends Struct.CollectionTypeSchema {
  collectionName: 'extra_groups';
  info: {
    displayName: 'Extra group';
    pluralName: 'extra-groups';
    singularName: 'extra-group';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    availability: Schema.Attribute.JSON;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String & Schema.Attribute.DefaultTo<''>;
    display: Schema.Attribute.Enumeration<['RADIO', 'CHECKBOX', 'QUANTITY']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'CHECKBOX'>;
    extras: Schema.Attribute.JSON & Schema.Attribute.Required;
    freeQuantity: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    internalName: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.extra-group'> & Schema.Attribute.Private;
    max: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
    min: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    priceMethod: Schema.Attribute.Enumeration<['SUM', 'MAX', 'AVG']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'SUM'>;
    publishedAt: Schema.Attribute.DateTime;
    soldOutUntil: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiMenuMenuRelease extends Struct.CollectionTypeSchema {
  collectionName: 'menu_releases';
  info: {
    displayName: 'Menu release';
    pluralName: 'menu-releases';
    singularName: 'menu-release';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    collectedBy: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    liveSince: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.menu-release'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishAt: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    publishedBy: Schema.Attribute.String;
    remarks: Schema.Attribute.JSON & Schema.Attribute.Required;
    rolledBackAt: Schema.Attribute.DateTime;
    scheduledBy: Schema.Attribute.Integer;
    state: Schema.Attribute.Enumeration<
      ['COLLECTING', 'SCHEDULED', 'FAILED', 'PUBLISHED', 'ROLLED_BACK', 'DISCARDED']
    > &
      Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer & Schema.Attribute.Required;
  };
}

export interface ApiMenuPriceChange extends Struct.CollectionTypeSchema {
  collectionName: 'price_changes';
  info: {
    displayName: 'Price change';
    pluralName: 'price-changes';
    singularName: 'price-change';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    afterCents: Schema.Attribute.Integer;
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    beforeCents: Schema.Attribute.Integer;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    channel: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    itemId: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<['PRICE', 'PROMO', 'COST', 'CHANNEL', 'VARIATION']> &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.price-change'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.Integer & Schema.Attribute.Required;
    userName: Schema.Attribute.String & Schema.Attribute.Required;
    variationId: Schema.Attribute.String;
  };
}

export interface ApiMenuProduct extends Struct.CollectionTypeSchema {
  collectionName: 'products';
  info: {
    displayName: 'Product';
    pluralName: 'products';
    singularName: 'product';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    alcoholic: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    allergens: Schema.Attribute.JSON;
    availability: Schema.Attribute.JSON;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    calories: Schema.Attribute.Integer;
    categoryIds: Schema.Attribute.JSON & Schema.Attribute.Required;
    channels: Schema.Attribute.JSON;
    costCents: Schema.Attribute.Integer;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.Text;
    diets: Schema.Attribute.JSON;
    extraGroupIds: Schema.Attribute.JSON;
    imageUrls: Schema.Attribute.JSON;
    kitchenName: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.product'> & Schema.Attribute.Private;
    maxPerOrder: Schema.Attribute.Integer;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    position: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<0>;
    preparationMin: Schema.Attribute.Integer;
    priceCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    promoFrom: Schema.Attribute.DateTime;
    promoPriceCents: Schema.Attribute.Integer;
    promoTo: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    serves: Schema.Attribute.Integer;
    sku: Schema.Attribute.String;
    soldOutUntil: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    station: Schema.Attribute.String;
    stockLowAt: Schema.Attribute.Integer;
    stockTracked: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    tags: Schema.Attribute.JSON;
    unit: Schema.Attribute.Enumeration<['UN', 'KG', 'L']> & Schema.Attribute.DefaultTo<'UN'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    variationGroupId: Schema.Attribute.String;
    variationPrices: Schema.Attribute.JSON;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiMenuStockLevel extends Struct.CollectionTypeSchema {
  collectionName: 'stock_levels';
  info: {
    displayName: 'Stock level';
    pluralName: 'stock-levels';
    singularName: 'stock-level';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    itemId: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.stock-level'> & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    quantity: Schema.Attribute.Integer & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiMenuStockMove extends Struct.CollectionTypeSchema {
  collectionName: 'stock_moves';
  info: {
    displayName: 'Stock move';
    pluralName: 'stock-moves';
    singularName: 'stock-move';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    balance: Schema.Attribute.Integer & Schema.Attribute.Required;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    itemId: Schema.Attribute.String & Schema.Attribute.Required;
    kind: Schema.Attribute.Enumeration<
      ['RESTOCK', 'WASTE', 'RECOUNT', 'RESERVE', 'SALE', 'RELEASE', 'RETURN']
    > &
      Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.stock-move'> & Schema.Attribute.Private;
    orderId: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    quantity: Schema.Attribute.Integer & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.Integer;
  };
}

export interface ApiMenuVariationGroup extends Struct.CollectionTypeSchema {
  collectionName: 'variation_groups';
  info: {
    displayName: 'Variation group';
    pluralName: 'variation-groups';
    singularName: 'variation-group';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    availability: Schema.Attribute.JSON;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    internalName: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::menu.variation-group'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    variations: Schema.Attribute.JSON & Schema.Attribute.Required;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiOrdersOrder extends Struct.CollectionTypeSchema {
  collectionName: 'orders';
  info: {
    displayName: 'Order';
    pluralName: 'orders';
    singularName: 'order';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    acceptBy: Schema.Attribute.DateTime;
    acceptedAt: Schema.Attribute.DateTime;
    acknowledgedAt: Schema.Attribute.DateTime;
    address: Schema.Attribute.JSON;
    allergies: Schema.Attribute.Text;
    awaitingPaymentAt: Schema.Attribute.DateTime;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessDay: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    cancellation: Schema.Attribute.JSON;
    cancelledAt: Schema.Attribute.DateTime;
    channel: Schema.Attribute.Enumeration<
      ['STORE', 'CHATBOT', 'COUNTER', 'PHONE', 'TABLE', 'SELLER', 'MARKETPLACE']
    > &
      Schema.Attribute.Required;
    concludedAt: Schema.Attribute.DateTime;
    courier: Schema.Attribute.JSON;
    courierId: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    customerEmail: Schema.Attribute.String;
    customerId: Schema.Attribute.String & Schema.Attribute.Required;
    customerName: Schema.Attribute.String & Schema.Attribute.Required;
    customerPhone: Schema.Attribute.String & Schema.Attribute.Required;
    customerSearch: Schema.Attribute.String & Schema.Attribute.Private;
    deliveredAt: Schema.Attribute.DateTime;
    discounts: Schema.Attribute.JSON;
    discountsCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    dispatchedAt: Schema.Attribute.DateTime;
    distanceMeters: Schema.Attribute.Integer;
    district: Schema.Attribute.String;
    drill: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    escalation: Schema.Attribute.JSON;
    expiredAt: Schema.Attribute.DateTime;
    fees: Schema.Attribute.JSON;
    feesCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    furtherPayments: Schema.Attribute.JSON;
    ifSoldOut: Schema.Attribute.Enumeration<['REMOVE', 'SUBSTITUTE', 'CANCEL']>;
    items: Schema.Attribute.JSON & Schema.Attribute.Required;
    itemsCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    kitchenDueAt: Schema.Attribute.DateTime;
    kitchenNote: Schema.Attribute.String;
    language: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::orders.order'> & Schema.Attribute.Private;
    missedAcknowledgedAt: Schema.Attribute.DateTime;
    missedAcknowledgedBy: Schema.Attribute.String;
    modified: Schema.Attribute.JSON;
    moneyNeed: Schema.Attribute.String;
    newCustomer: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    notes: Schema.Attribute.Text;
    number: Schema.Attribute.String & Schema.Attribute.Required;
    payment: Schema.Attribute.JSON & Schema.Attribute.Required;
    paymentMethod: Schema.Attribute.String & Schema.Attribute.Required;
    paymentRef: Schema.Attribute.String & Schema.Attribute.Private;
    paymentState: Schema.Attribute.String & Schema.Attribute.Required;
    pendingAt: Schema.Attribute.DateTime;
    pickupCode: Schema.Attribute.String;
    placedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    preparationMin: Schema.Attribute.Integer;
    preparingAt: Schema.Attribute.DateTime;
    promisedAt: Schema.Attribute.DateTime;
    promisedFrom: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    readyAt: Schema.Attribute.DateTime;
    readyStations: Schema.Attribute.JSON;
    refundDueCents: Schema.Attribute.Integer;
    rejectedAt: Schema.Attribute.DateTime;
    returningAt: Schema.Attribute.DateTime;
    revisions: Schema.Attribute.JSON;
    scheduledAt: Schema.Attribute.DateTime;
    scheduledFor: Schema.Attribute.DateTime;
    sellerId: Schema.Attribute.String;
    sequence: Schema.Attribute.Integer & Schema.Attribute.Required;
    startedStations: Schema.Attribute.JSON;
    state: Schema.Attribute.Enumeration<
      [
        'AWAITING_PAYMENT',
        'SCHEDULED',
        'PENDING',
        'ACCEPTED',
        'PREPARING',
        'READY',
        'DISPATCHED',
        'RETURNING',
        'DELIVERED',
        'CONCLUDED',
        'REJECTED',
        'EXPIRED',
        'CANCELLED',
      ]
    > &
      Schema.Attribute.Required;
    stateBefore: Schema.Attribute.String;
    stateChangedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    stateRecordedAt: Schema.Attribute.DateTime;
    stations: Schema.Attribute.JSON;
    substituteBy: Schema.Attribute.DateTime;
    substitution: Schema.Attribute.JSON;
    surnameSearch: Schema.Attribute.String & Schema.Attribute.Private;
    surveyedAt: Schema.Attribute.DateTime;
    tableName: Schema.Attribute.String;
    test: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    timing: Schema.Attribute.Enumeration<['NOW', 'SCHEDULED']> & Schema.Attribute.Required;
    token: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Private;
    totalCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    type: Schema.Attribute.Enumeration<['DELIVERY', 'TAKEOUT', 'DINE_IN']> & Schema.Attribute.Required;
    unitCount: Schema.Attribute.Integer & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    zoneName: Schema.Attribute.String;
  };
}

export interface ApiOrdersSavedView extends Struct.CollectionTypeSchema {
  collectionName: 'saved_views';
  info: {
    displayName: 'Saved view';
    pluralName: 'saved-views';
    singularName: 'saved-view';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    filters: Schema.Attribute.Text & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::orders.saved-view'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    resource: Schema.Attribute.Enumeration<['orders']> & Schema.Attribute.Required;
    shared: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    userId: Schema.Attribute.Integer & Schema.Attribute.Required;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiPlansPlan extends Struct.CollectionTypeSchema {
  collectionName: 'plans';
  info: {
    displayName: 'Plan';
    pluralName: 'plans';
    singularName: 'plan';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    active: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    currency: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'BRL'>;
    features: Schema.Attribute.JSON;
    limits: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::plans.plan'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    position: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    priceMonthlyCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    priceYearlyCents: Schema.Attribute.Integer & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    slug: Schema.Attribute.String & Schema.Attribute.Required;
    trialDays: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<14>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPlansSubscription extends Struct.CollectionTypeSchema {
  collectionName: 'subscriptions';
  info: {
    displayName: 'Subscription';
    pluralName: 'subscriptions';
    singularName: 'subscription';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::plans.subscription'> &
      Schema.Attribute.Private;
    periodEndsAt: Schema.Attribute.DateTime;
    planSlug: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<
      ['TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCEL_SCHEDULED', 'CANCELLED']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'TRIALING'>;
    trialEndsAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiPrintingPrintJob extends Struct.CollectionTypeSchema {
  collectionName: 'print_jobs';
  info: {
    displayName: 'Print job';
    pluralName: 'print-jobs';
    singularName: 'print-job';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    attempts: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    copy: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    kind: Schema.Attribute.Enumeration<['KITCHEN', 'CUSTOMER', 'CANCELLED', 'TEST']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'KITCHEN'>;
    lastFailure: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::printing.print-job'> &
      Schema.Attribute.Private;
    mayRepeat: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    orderId: Schema.Attribute.String;
    orderNumber: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<''>;
    printedAt: Schema.Attribute.DateTime;
    printedElsewhere: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    printerId: Schema.Attribute.String & Schema.Attribute.Required;
    problem: Schema.Attribute.Enumeration<
      [
        'UNREACHABLE',
        'SILENT',
        'PAPER_OUT',
        'COVER_OPEN',
        'OFFLINE',
        'BROKE_OFF',
        'ADDRESS_REFUSED',
        'TOO_OLD',
        'NOT_COMPOSED',
      ]
    >;
    publishedAt: Schema.Attribute.DateTime;
    queuedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    reprint: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    screenGone: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    state: Schema.Attribute.Enumeration<['QUEUED', 'PRINTING', 'PRINTED', 'FAILED', 'CANCELLED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'QUEUED'>;
    station: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiPrintingPrinter extends Struct.CollectionTypeSchema {
  collectionName: 'printers';
  info: {
    displayName: 'Printer';
    pluralName: 'printers';
    singularName: 'printer';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    codePage: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'cp858'>;
    copies: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    customerTickets: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    cut: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    drawer: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    host: Schema.Attribute.String & Schema.Attribute.Required;
    kitchenTickets: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<true>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::printing.printer'> & Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    port: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 65535;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<9100>;
    problem: Schema.Attribute.Enumeration<
      [
        'UNREACHABLE',
        'SILENT',
        'PAPER_OUT',
        'COVER_OPEN',
        'OFFLINE',
        'BROKE_OFF',
        'ADDRESS_REFUSED',
        'TOO_OLD',
        'NOT_COMPOSED',
      ]
    >;
    problemSince: Schema.Attribute.DateTime;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    stations: Schema.Attribute.JSON;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    width: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'80'>;
  };
}

export interface ApiSellersCommission extends Struct.CollectionTypeSchema {
  collectionName: 'commissions';
  info: {
    displayName: 'Commission';
    pluralName: 'commissions';
    singularName: 'commission';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    amountCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    approvedAt: Schema.Attribute.DateTime;
    baseCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessDay: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    earnedAt: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::sellers.commission'> &
      Schema.Attribute.Private;
    orderId: Schema.Attribute.String & Schema.Attribute.Required;
    orderNumber: Schema.Attribute.String & Schema.Attribute.Required;
    paidAt: Schema.Attribute.DateTime;
    personId: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    refundedCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    reversedCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    sellerId: Schema.Attribute.String & Schema.Attribute.Required;
    soldCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    state: Schema.Attribute.Enumeration<['PENDING', 'EARNED', 'APPROVED', 'PAID', 'REVERSED', 'VOID']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'PENDING'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    withheld: Schema.Attribute.Enumeration<['BELOW_MINIMUM', 'NOT_FIRST_ORDER']>;
  };
}

export interface ApiSellersSeller extends Struct.CollectionTypeSchema {
  collectionName: 'sellers';
  info: {
    displayName: 'Seller';
    pluralName: 'sellers';
    singularName: 'seller';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    branchId: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    code: Schema.Attribute.String & Schema.Attribute.Required;
    commissionBase: Schema.Attribute.Enumeration<['ITEMS', 'TOTAL']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ITEMS'>;
    commissionBps: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    commissionCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    commissionKind: Schema.Attribute.Enumeration<['PERCENT', 'FIXED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'PERCENT'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    firstOrderOnly: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    goalCents: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::sellers.seller'> & Schema.Attribute.Private;
    minOrderCents: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    personId: Schema.Attribute.String;
    phone: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<['ACTIVE', 'PAUSED', 'ARCHIVED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface ApiSupportSupportMessage extends Struct.CollectionTypeSchema {
  collectionName: 'support_messages';
  info: {
    displayName: 'Support message';
    pluralName: 'support-messages';
    singularName: 'support-message';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    at: Schema.Attribute.DateTime & Schema.Attribute.Required;
    attachments: Schema.Attribute.JSON;
    author: Schema.Attribute.Enumeration<['CUSTOMER', 'SUPPORT']> & Schema.Attribute.Required;
    authorId: Schema.Attribute.Integer;
    authorName: Schema.Attribute.String & Schema.Attribute.Required;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::support.support-message'> &
      Schema.Attribute.Private;
    move: Schema.Attribute.Enumeration<['answer', 'resolve', 'reopen']>;
    publishedAt: Schema.Attribute.DateTime;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    ticketId: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface ApiSupportSupportTicket extends Struct.CollectionTypeSchema {
  collectionName: 'support_tickets';
  info: {
    displayName: 'Support ticket';
    pluralName: 'support-tickets';
    singularName: 'support-ticket';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    answeredAt: Schema.Attribute.DateTime;
    attachments: Schema.Attribute.JSON;
    businessId: Schema.Attribute.String & Schema.Attribute.Required;
    category: Schema.Attribute.Enumeration<
      ['ORDERS', 'MENU', 'DELIVERY', 'PAYMENTS', 'BILLING', 'CHATBOT', 'ACCOUNT', 'BUG', 'OTHER']
    > &
      Schema.Attribute.Required;
    closedAt: Schema.Attribute.DateTime;
    context: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    inProgressAt: Schema.Attribute.DateTime;
    lastAuthor: Schema.Attribute.Enumeration<['CUSTOMER', 'SUPPORT']> & Schema.Attribute.Required;
    lastAuthorName: Schema.Attribute.String & Schema.Attribute.Required;
    lastMessageAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::support.support-ticket'> &
      Schema.Attribute.Private;
    number: Schema.Attribute.Integer & Schema.Attribute.Required;
    openedAt: Schema.Attribute.DateTime & Schema.Attribute.Required;
    openedById: Schema.Attribute.Integer & Schema.Attribute.Required;
    openedByName: Schema.Attribute.String & Schema.Attribute.Required;
    priority: Schema.Attribute.Enumeration<['LOW', 'NORMAL', 'HIGH', 'URGENT']> & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    queueKey: Schema.Attribute.Integer & Schema.Attribute.Required;
    reopenedAt: Schema.Attribute.DateTime;
    resolvedAt: Schema.Attribute.DateTime;
    state: Schema.Attribute.Enumeration<
      ['OPEN', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED', 'REOPENED', 'CLOSED']
    > &
      Schema.Attribute.Required;
    subject: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    version: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    waitingCustomerAt: Schema.Attribute.DateTime;
  };
}

export interface PluginContentReleasesRelease extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_releases';
  info: {
    displayName: 'Release';
    pluralName: 'releases';
    singularName: 'release';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release-action'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<['ready', 'blocked', 'failed', 'done', 'empty']> &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_release_actions';
  info: {
    displayName: 'Release Action';
    pluralName: 'release-actions';
    singularName: 'release-action';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::content-releases.release-action'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<'manyToOne', 'plugin::content-releases.release'>;
    type: Schema.Attribute.Enumeration<['publish', 'unpublish']> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: 'i18n_locale';
  info: {
    collectionName: 'locales';
    description: '';
    displayName: 'Locale';
    pluralName: 'locales';
    singularName: 'locale';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::i18n.locale'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows';
  info: {
    description: '';
    displayName: 'Workflow';
    name: 'Workflow';
    pluralName: 'workflows';
    singularName: 'workflow';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON & Schema.Attribute.Required & Schema.Attribute.DefaultTo<'[]'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<'oneToOne', 'plugin::review-workflows.workflow-stage'>;
    stages: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow-stage'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows_stages';
  info: {
    description: '';
    displayName: 'Stages';
    name: 'Workflow Stage';
    pluralName: 'workflow-stages';
    singularName: 'workflow-stage';
  };
  options: {
    draftAndPublish: false;
    version: '1.1.0';
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#4945FF'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::review-workflows.workflow-stage'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<'manyToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<'manyToOne', 'plugin::review-workflows.workflow'>;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: 'files';
  info: {
    description: '';
    displayName: 'File';
    pluralName: 'files';
    singularName: 'file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'> & Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'> & Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<'morphToMany'>;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: 'upload_folders';
  info: {
    displayName: 'Folder';
    pluralName: 'folders';
    singularName: 'folder';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    files: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'> & Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'>;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsPermission extends Struct.CollectionTypeSchema {
  collectionName: 'up_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.permission'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.role'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsRole extends Struct.CollectionTypeSchema {
  collectionName: 'up_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.role'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.permission'>;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.String & Schema.Attribute.Unique;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.user'>;
  };
}

export interface PluginUsersPermissionsUser extends Struct.CollectionTypeSchema {
  collectionName: 'up_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'user';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
    timestamps: true;
  };
  attributes: {
    allow: Schema.Attribute.JSON;
    blocked: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    branchIds: Schema.Attribute.JSON;
    businessId: Schema.Attribute.String;
    confirmationToken: Schema.Attribute.String & Schema.Attribute.Private;
    confirmed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    contactEmail: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    deny: Schema.Attribute.JSON;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    language: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'plugin::users-permissions.user'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    phone: Schema.Attribute.String;
    photoUrl: Schema.Attribute.String;
    provider: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    role: Schema.Attribute.Relation<'manyToOne', 'plugin::users-permissions.role'>;
    state: Schema.Attribute.Enumeration<['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED', 'EXPIRED']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'ACTIVE'>;
    theme: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> & Schema.Attribute.Private;
    username: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
    version: Schema.Attribute.Integer & Schema.Attribute.Required & Schema.Attribute.DefaultTo<1>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ContentTypeSchemas {
      'admin::api-token': AdminApiToken;
      'admin::api-token-permission': AdminApiTokenPermission;
      'admin::permission': AdminPermission;
      'admin::role': AdminRole;
      'admin::session': AdminSession;
      'admin::transfer-token': AdminTransferToken;
      'admin::transfer-token-permission': AdminTransferTokenPermission;
      'admin::user': AdminUser;
      'api::access.access-request': ApiAccessAccessRequest;
      'api::branches.branch': ApiBranchesBranch;
      'api::branches.delivery-zone': ApiBranchesDeliveryZone;
      'api::branches.hours-exception': ApiBranchesHoursException;
      'api::branches.opening-hour': ApiBranchesOpeningHour;
      'api::branches.pause': ApiBranchesPause;
      'api::branches.social-link': ApiBranchesSocialLink;
      'api::businesses.business': ApiBusinessesBusiness;
      'api::campaign.coupon': ApiCampaignCoupon;
      'api::carts.cart': ApiCartsCart;
      'api::couriers.courier': ApiCouriersCourier;
      'api::couriers.delivery': ApiCouriersDelivery;
      'api::couriers.settlement': ApiCouriersSettlement;
      'api::customers.customer': ApiCustomersCustomer;
      'api::devices.device': ApiDevicesDevice;
      'api::employees.invitation': ApiEmployeesInvitation;
      'api::feedback.feedback': ApiFeedbackFeedback;
      'api::feedback.intake-key': ApiFeedbackIntakeKey;
      'api::loyalty.program': ApiLoyaltyProgram;
      'api::menu.category': ApiMenuCategory;
      'api::menu.extra-group': ApiMenuExtraGroup;
      'api::menu.menu-release': ApiMenuMenuRelease;
      'api::menu.price-change': ApiMenuPriceChange;
      'api::menu.product': ApiMenuProduct;
      'api::menu.stock-level': ApiMenuStockLevel;
      'api::menu.stock-move': ApiMenuStockMove;
      'api::menu.variation-group': ApiMenuVariationGroup;
      'api::orders.order': ApiOrdersOrder;
      'api::orders.saved-view': ApiOrdersSavedView;
      'api::plans.plan': ApiPlansPlan;
      'api::plans.subscription': ApiPlansSubscription;
      'api::printing.print-job': ApiPrintingPrintJob;
      'api::printing.printer': ApiPrintingPrinter;
      'api::sellers.commission': ApiSellersCommission;
      'api::sellers.seller': ApiSellersSeller;
      'api::support.support-message': ApiSupportSupportMessage;
      'api::support.support-ticket': ApiSupportSupportTicket;
      'plugin::content-releases.release': PluginContentReleasesRelease;
      'plugin::content-releases.release-action': PluginContentReleasesReleaseAction;
      'plugin::i18n.locale': PluginI18NLocale;
      'plugin::review-workflows.workflow': PluginReviewWorkflowsWorkflow;
      'plugin::review-workflows.workflow-stage': PluginReviewWorkflowsWorkflowStage;
      'plugin::upload.file': PluginUploadFile;
      'plugin::upload.folder': PluginUploadFolder;
      'plugin::users-permissions.permission': PluginUsersPermissionsPermission;
      'plugin::users-permissions.role': PluginUsersPermissionsRole;
      'plugin::users-permissions.user': PluginUsersPermissionsUser;
    }
  }
}
