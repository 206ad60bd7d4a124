import { grantOf, type Access } from '../access';

/** Whether a viewer of feedback sees all of it, not only what is about the food. Source: the table of roles. */
export const seesWholeFeedback = (access: Access): boolean => grantOf(access, 'feedback.view') === 'full';
