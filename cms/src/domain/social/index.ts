export { readSocialLinks, type SocialLink, type SocialListProblem } from './list';
export {
  MAX_LINK,
  SOCIAL_NETWORKS,
  type ReadPhone,
  type SocialNetwork,
  type SocialProblemCode,
} from './networks';
export { normaliseSocialLink } from './normalise';
