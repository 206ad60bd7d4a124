import { grantOf, type Access } from '../access';

/** Whether somebody who may see feedback sees all of it, not only what is about the food. Source: the table of roles. */
export const seesWholeFeedback = (access: Access): boolean => grantOf(access, 'feedback.view') === 'full';
