import type { TestBusiness } from './business';
import type { Example } from './example';
import { newCategory, newProduct } from './menu';

/** A branch whose product may be copied into the business's own. */
const copied = new Map<string, { productId: string; to: string }>();
const branchToCopy = async (business: TestBusiness) => {
  const { id } = await business.addBranch();
  const { id: categoryId } = await newCategory(business, { branchId: id });
  const { id: productId } = await newProduct(business, { branchId: id, categoryIds: [categoryId] });
  copied.set(id, { productId, to: business.branch.id });
  return id;
};
const copying = (path: string): Example => ({
  subject: branchToCopy,
  path: () => path,
  body: (id) => ({
    branchId: id,
    productIds: [copied.get(id)?.productId ?? 'nothing'],
    toBranchIds: [copied.get(id)?.to ?? 'nothing'],
    fields: ['name', 'categories'],
    mode: 'BOTH',
  }),
  missing: 400,
});

/** Products that go from one branch to another. */
export const COPY_EXAMPLES: Record<string, Example> = {
  'POST /api/menu/copy': copying('/api/menu/copy'),
  'POST /api/menu/copy/preview': copying('/api/menu/copy/preview'),
};
