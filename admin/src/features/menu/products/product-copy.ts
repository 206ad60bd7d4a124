import type { productCreate, ProductDto } from '@contracts/menu';
import { MAX_PRODUCT_NAME } from '@domain/menu/product-fields';
import type { z } from 'zod';

/**
 * The body of a new product like `product`, under `name`: a draft until somebody has looked at it, without what is one
 * product's alone (its code, its stock, until when it is sold out).
 */
export function copyOf(product: ProductDto, name: string, position: number): z.input<typeof productCreate> {
  const {
    id: _id,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    stockQuantity: _stockQuantity,
    asked: _asked,
    notSellable: _notSellable,
    ...fields
  } = product;
  return {
    ...fields,
    name: name.slice(0, MAX_PRODUCT_NAME),
    sku: null,
    soldOutUntil: null,
    state: 'DRAFT',
    position,
  };
}
