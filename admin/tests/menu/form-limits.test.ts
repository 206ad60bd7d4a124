import { describe, expect, it } from 'vitest';
import { EXTRA_GROUPS } from '../../src/features/menu/products-extra/extra-groups-kind';
import { extraGroupSchema } from '../../src/features/menu/products-extra/extra-group-values';
import { productSchema } from '../../src/features/menu/products/product-values';
import { VARIATION_GROUPS } from '../../src/features/menu/variations/variation-groups-kind';
import { variationGroupSchema } from '../../src/features/menu/variations/variation-group-values';
import { fieldLimits } from '../../src/shared/form/field-limits';

describe('limits of lists, read from the schema of the contract', () => {
  it('says how many words a list holds, and how long each may be', () => {
    expect(fieldLimits(productSchema, 'tags')).toMatchObject({
      maxCount: 10,
      maxLength: 30,
      required: false,
    });
    expect(fieldLimits(productSchema, 'imageUrls').maxCount).toBe(5);
    expect(fieldLimits(productSchema, 'availability.periods').maxCount).toBe(4);
  });

  it('says how many options a group holds, and how long what is said of one may be', () => {
    expect(fieldLimits(extraGroupSchema, 'extras').maxCount).toBe(100);
    expect(fieldLimits(extraGroupSchema, 'extras.3.description').maxLength).toBe(120);
    expect(fieldLimits(variationGroupSchema, 'variations').maxCount).toBe(30);
    expect(fieldLimits(variationGroupSchema, 'variations.0.sku')).toMatchObject({
      maxLength: 40,
      empty: null,
    });
    expect([EXTRA_GROUPS.longestName, VARIATION_GROUPS.longestName]).toEqual([60, 32]);
  });

  it('limits no list that is none', () => {
    expect(fieldLimits(productSchema, 'name').maxCount).toBeUndefined();
  });
});
