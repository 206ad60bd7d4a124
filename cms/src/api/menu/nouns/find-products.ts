import { read } from '../../../database/transaction';
import { plainText } from '../../../domain/text';
import { collectInSlices } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { searchedRows } from '../store/menu-rows';

/**
 * The products in which every word of a text stands, in the name, the one of the kitchen, the code, those of the sizes it
 * comes in or the description. Neither accents nor capitals matter: nobody types "Açaí" at rush hour, and the databases
 * know no more of capitals than ASCII.
 */
export async function findProducts({ businessId, branchIds }: Viewer, text: string): Promise<string[]> {
  const words = plainText(text).split(' ');
  const { products, groups } = await read((sql) => searchedRows(sql, businessId, branchIds));
  const codes = new Map(groups.map(({ id, variations }) => [id, variations.flatMap(({ sku }) => sku ?? [])]));
  function* found() {
    for (const { id, name, sku, kitchenName, description, variationGroupId } of products) {
      const sizes = codes.get(variationGroupId ?? '') ?? [];
      const all = plainText([name, sku, kitchenName, description, ...sizes].filter(Boolean).join('\n'));
      yield words.every((word) => all.includes(word)) ? [id] : [];
    }
  }
  return (await collectInSlices(found())).flat();
}
