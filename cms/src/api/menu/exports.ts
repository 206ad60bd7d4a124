/* What other contexts use of the menu beside the use-cases. */
export { productSkus } from './store/product-skus';
export { countFailedReleases, countOpenReleases } from './store/releases';
