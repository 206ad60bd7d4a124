import type { StaffQuoteDto } from '@contracts/staff-orders';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { draftCodes, type OrderDraft } from './draft';
import styles from './new-order.module.css';
import {
  couponPlace,
  couponStandings,
  MAX_CODES,
  refusedWhenPlaced,
  type CouponStanding,
} from '../../../storefront/ordering';
import type { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

const MAX_CODE_LENGTH = 20;

interface Quoted {
  quote: StaffQuoteDto | null;
  /** Whether the quote is of what is typed now. */
  current: boolean;
}

/** How each typed code stands. Refusals are told by place, so those of another text are left out. */
function standingsOf({ coupon }: OrderDraft, { quote, current }: Quoted): CouponStanding[] {
  return couponStandings(draftCodes(coupon), quote && { ...quote, refusals: current ? quote.refusals : [] });
}

/** Why a typed code does not count, by the quote or by the answer to the order that was sent; undefined where all may. */
export function couponError(draft: OrderDraft, quoted: Quoted, problem: ApiError | null): string | undefined {
  const refused = standingsOf(draft, quoted).flatMap((standing) =>
    standing.is === 'REFUSED' ? `${standing.code}: ${standing.message}` : [],
  );
  if (refused.length > 0) return refused.join(' ');
  const issue = problem?.issues.find(({ path }) => couponPlace(path) !== null);
  if (!problem || !issue) return undefined;
  const { quote } = problem.details;
  const codes = draftCodes(draft.coupon);
  const code = quote ? refusedWhenPlaced(codes, quote) : codes[couponPlace(issue.path) ?? 0];
  return code ? `${code}: ${issue.message}` : issue.message;
}

interface CouponPartProps extends Quoted {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  /** Why it was not taken when it was sent. */
  problem: ApiError | null;
}

/** The codes that the caller names, and what each of them does for the order. */
export function CouponPart({ draft, change, problem, ...quoted }: CouponPartProps) {
  const { t, i18n } = useTranslation('new-order');
  const { money } = useFormat();
  const list = (codes: readonly string[]) => new Intl.ListFormat(i18n.language).format(codes);
  const words = (standing: CouponStanding) => {
    const { code, is } = standing;
    if (is === 'SKIPPED') return t('couponSkipped', { code, others: list(standing.others) });
    if (is !== 'COUNTS') return null;
    const { name, amountCents, later } = standing;
    const brings =
      amountCents > 0
        ? t('couponBrings', { code, name, amount: money(-amountCents) })
        : t('couponBringsNothing', { code, name });
    return later ? `${brings} ${t('couponChecked')}` : brings;
  };
  const said = standingsOf(draft, quoted).flatMap((standing) => words(standing) ?? []);
  return (
    <div className={styles.part}>
      <Field label={t('coupon')} hint={t('couponHint')} error={couponError(draft, quoted, problem)} optional>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_CODES * (MAX_CODE_LENGTH + 1)}
            value={draft.coupon}
            onChange={(event) => change({ coupon: event.target.value.toUpperCase() })}
          />
        )}
      </Field>
      <div role="status">
        {said.map((line) => (
          <p key={line} className={styles.faint}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
