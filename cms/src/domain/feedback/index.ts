export {
  COMMENT_MAX,
  feedbackKind,
  NPS_MAX,
  RATED_PARTS,
  RATING_MAX,
  ratedParts,
  SURVEY_DAYS,
  surveyRefusal,
  type FeedbackKind,
  type RatedPart,
  type SurveyRefusal,
} from './survey';
export { seesWholeFeedback } from './visibility';
