import type { Views } from './view';

export const TEAM_VIEWS: Views = {
  'api::employees.invitation': {
    title: 'userId',
    columns: ['userId', 'businessId', 'invitedBy', 'sentAt', 'expiresAt'],
    sort: ['id', 'DESC'],
    form: [
      ['userId', 'businessId', 'invitedBy'],
      ['sentAt', 'expiresAt'],
    ],
    labels: { userId: 'Person', expiresAt: 'Good until' },
  },
  'api::access.access-request': {
    title: 'permission',
    columns: ['permission', 'userId', 'businessId', 'state', 'at', 'decidedBy'],
    sort: ['id', 'DESC'],
    form: [
      ['permission', 'path'],
      ['userId', 'businessId', 'at'],
      ['state', 'decidedBy', 'decidedAt'],
    ],
    labels: { userId: 'Person', path: 'Page', at: 'Asked at' },
  },
};
