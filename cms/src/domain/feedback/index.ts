export {
  CAUSE_DIMENSIONS,
  DELAY_BUCKETS,
  delayBucket,
  discoveries,
  FALSE_DISCOVERY_RATE,
  findCauses,
  MIN_CELL,
  upperTail,
  type CauseAnswer,
  type CauseDimension,
  type DelayBucket,
} from './causes';
export {
  ANSWER_WITHIN_HOURS,
  canMoveFeedback,
  FEEDBACK_STATES,
  FEEDBACK_TRANSITIONS,
  feedbackDueAt,
  OPEN_FEEDBACK,
  WAITING_FEEDBACK,
  type FeedbackMove,
  type FeedbackState,
} from './life-cycle';
export {
  COMMENT_MAX,
  EDITABLE_HOURS,
  editableUntil,
  FEEDBACK_KINDS,
  FEEDBACK_SOURCES,
  feedbackKind,
  isEditable,
  MAX_SURVEY_DELAY_HOURS,
  MIN_SURVEY_DELAY_MIN,
  NPS_MAX,
  RATED_PARTS,
  RATING_MAX,
  ratedParts,
  SURVEY_DAYS,
  surveyRefusal,
  type FeedbackKind,
  type FeedbackSource,
  type RatedPart,
  type SurveyRefusal,
} from './survey';
export { ENOUGH_ANSWERS, npsOf, sumOfCounts, type Nps, type NpsCounts } from './nps';
export { FEEDBACK_TAGS, FOOD_TAGS, isBadAnswer, tagsFor, type FeedbackTag } from './tags';
export { isoWeekOf, mondayOf, mondaysBetween } from './week';
export { seesWholeFeedback } from './visibility';
