import type { StagedEntity } from '@domain/menu-releases';
import { category } from '../category/category.feature';
import { products } from '../products/products.feature';
import { extraGroups } from '../products-extra/products-extra.feature';
import { variationGroups } from '../variations/variations.feature';
import { at } from '@shared/routing/path';

const FORMS: Record<StagedEntity, string> = {
  product: products.paths.edit,
  category: category.paths.edit,
  'extra-group': extraGroups.paths.edit,
  'variation-group': variationGroups.paths.edit,
};

/** Where a row of the menu is edited. */
export const placeOf = ({ entity, id }: { entity: StagedEntity; id: string }): string =>
  at(FORMS[entity], { id });
