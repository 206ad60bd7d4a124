import { grantOf } from '../../domain/access';
import type { Viewer } from '../../sessions/viewer';

/** Whose trips the viewer sees: their own alone, as a person of the team, or null for everybody's. */
export const personSeen = (viewer: Viewer): string | null =>
  grantOf(viewer, 'courier.view') === 'own' ? String(viewer.userId) : null;
