import type { BranchDto } from '../../../src/contracts/branches';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import type { Answer, Client } from './client';
import { branchBody } from './branches';

type Caller = Pick<Client, 'get' | 'send' | 'post'>;

function done<T>({ status, body, text }: Answer<T>): T {
  if (status !== 200 && status !== 201) throw new Error(`${status} ${text}`);
  return body.data;
}

interface Shop {
  branch: BranchDto;
  product: { id: string; priceCents: number };
}

/** Takes a fresh business live by the steps of its set-up, with a starter menu; answers something to order. */
export async function openShop(owner: Caller): Promise<Shop> {
  const { version } = done(await owner.get<{ version: number }>('/api/business'));
  done(
    await owner.send('PATCH', '/api/business', {
      version,
      legalName: 'Cantina da Nonna Ltda',
      document: '11.222.333/0001-81',
      phone: '(11) 3000-0000',
      email: 'oi@nonna.test',
    }),
  );
  const branch = done(await owner.post<BranchDto>('/api/branches', branchBody({ services: ['TAKEOUT'] })));
  const ofBranch = `/api/branches/${branch.id}`;
  const always = { version: 0, hours: [{ service: 'ALL', mode: 'ALWAYS' }] };
  done(await owner.send('PUT', `${ofBranch}/opening-hours`, always));
  done(await owner.send('PATCH', ofBranch, { version: branch.version, payments: ['CASH'] }));
  const starter = { branchId: branch.id, cuisine: 'PIZZA', language: 'en' };
  done(await owner.post('/api/menu/starter', starter));
  done(await owner.post(`${ofBranch}/go-live`));
  const { products } = done(await owner.get<StoreMenuDto>(`/api/store/${branch.slug}/menu`));
  const product = products.find(
    ({ variationGroupId, extraGroupIds }) => variationGroupId === null && extraGroupIds.length === 0,
  );
  if (!product) throw new Error('Nothing on the menu can be ordered as it is');
  return { branch, product };
}
