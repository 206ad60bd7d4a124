import { MessageSquareHeart } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const feedback = feature({
  name: 'feedback',
  paths: { list: '/dashboard/falae-submissions' },
  pages: { list: () => import('./feedback-page') },
  permission: 'feedback.view',
  actions: { edit: 'feedback.reply' },
  icon: MessageSquareHeart,
  menu: { group: 'campaign', order: 15 },
  scope: 'business',
});
