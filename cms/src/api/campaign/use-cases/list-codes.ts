import type { CouponCodeDto } from '../../../contracts/coupons';
import type { Language } from '../../../contracts/session';
import { authorizedRow } from '../../../crud/scope';
import { read } from '../../../database/transaction';
import { nextTurn } from '../../../event-loop/turns';
import { writeSheet } from '../../../integrations/sheets/write-sheet';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { customerNames } from '../../customers/exports';
import { orderNumbers } from '../../orders/exports';
import { coupon } from '../nouns/coupon';
import { codesOfCoupon, countCodes, type NewCode } from '../store/coupon-codes';

const PAGE_SIZE = 25;
/** Codes of a file are read so many at a time. */
const FILE_PAGE = 500;

const HEADINGS: Record<Language, readonly [string, string, string]> = {
  en: ['Code', 'Expires', 'Used'],
  'pt-BR': ['Código', 'Validade', 'Usado'],
  es: ['Código', 'Vence', 'Usado'],
};

/** The personal codes of a coupon, the newest first. */
export async function listCodes(
  viewer: Viewer,
  couponId: string,
  page: number,
): Promise<{
  data: CouponCodeDto[];
  meta: { pagination: { page: number; pageSize: number; total: number } };
}> {
  const { businessId } = viewer;
  await authorizedRow(coupon, viewer, couponId);
  return read(async (sql) => {
    const rows = await codesOfCoupon(sql, { businessId, couponId }, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    const names = await customerNames(sql, businessId, idsOf(rows, 'customerId'));
    const numbers = await orderNumbers(sql, businessId, idsOf(rows, 'orderId'));
    return {
      data: rows.map(({ code, batchId, customerId, expiresAt, createdAt, orderId }) => ({
        ...{ code, batchId, customerId, expiresAt, createdAt, orderId },
        customerName: customerId === null ? null : (names.get(customerId) ?? null),
        orderNumber: orderId === null ? null : (numbers.get(orderId) ?? null),
      })),
      meta: {
        pagination: { page, pageSize: PAGE_SIZE, total: await countCodes(sql, { businessId, couponId }) },
      },
    };
  });
}

const idsOf = (rows: readonly NewCode[], field: 'customerId' | 'orderId'): string[] =>
  rows.flatMap((row) => row[field] ?? []);

/** The codes of a coupon, or of one batch of it, as a CSV file that is written while it is read. */
export async function exportCodes(
  viewer: Viewer,
  couponId: string,
  { batchId }: { batchId?: string | undefined },
  language: Language,
): Promise<{ name: string; content: AsyncIterable<Uint8Array> }> {
  const { businessId } = viewer;
  const { code } = await authorizedRow(coupon, viewer, couponId);
  const { currency, country } = await read((sql) => businessOf(sql, businessId));
  const scope = { businessId, couponId, batchId };
  return {
    name: `${code}.csv`,
    content: writeSheet('csv', pagesOf(scope), {
      ...{ name: code, headings: [...HEADINGS[language]], country, currency },
    }),
  };
}

async function* pagesOf(scope: { businessId: string; couponId: string; batchId?: string | undefined }) {
  for (let offset = 0; ; offset += FILE_PAGE) {
    const rows = await read((sql) => codesOfCoupon(sql, scope, FILE_PAGE, offset));
    if (rows.length > 0)
      yield rows.map(({ code, expiresAt, orderId }) => [
        code,
        expiresAt?.slice(0, 10) ?? '',
        orderId ? '✓' : '',
      ]);
    if (rows.length < FILE_PAGE) return;
    await nextTurn();
  }
}
