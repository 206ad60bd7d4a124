/* What other contexts use of the menu beside the use-cases. */
export { countOpenReleases } from './store/releases';
