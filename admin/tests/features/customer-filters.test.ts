import { expect, it } from 'vitest';
import { filterQuery } from '../../src/features/customers/export/filter-query';

it('exports what the filters and the search in the address find', () => {
  const address =
    '?currentPage=2&filters[0][field]=tag&filters[0][operator]=eq&filters[0][value]=VIP' +
    '&filters[1][field]=segment&filters[1][operator]=in&filters[1][value][0]=LOST&filters[1][value][1]=NEW' +
    '&filters[2][field]=q&filters[2][operator]=contains&filters[2][value]=ana';
  expect([...filterQuery(address)]).toEqual([
    ['filters[tag][$eq]', 'VIP'],
    ['filters[segment][$in]', 'LOST,NEW'],
    ['q', 'ana'],
  ]);
});
