export { isRemindable, NEVER_ASKED, type ContactConsent } from './consent';
export {
  ABANDONED_AFTER_MIN,
  canMove,
  CART_STATES,
  CART_TRANSITIONS,
  EXPIRED_AFTER_DAYS,
  isOpen,
  moveOfOrder,
  OPEN_CARTS,
  type CartMove,
  type CartState,
} from './life-cycle';
export {
  CART_OBSTACLES,
  CART_STEPS,
  FEE_PERCENT,
  obstacleOf,
  obstacleOfCode,
  type CartObstacle,
  type CartStep,
} from './obstacle';
export {
  heldBackMs,
  isQuiet,
  QUIET_HOURS,
  REMINDER_REFUSALS,
  REMINDER_WAYS,
  remindableAgainBefore,
  reminderRefusal,
  type CustomerHistory,
  type Remindable,
  type ReminderBy,
  type ReminderRefusal,
  type ReminderWay,
} from './reminder';
