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
};
