import { Descriptions } from 'antd';
import type { CloneCounts } from '@contracts/branch-clone';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

const KINDS = [
  'categories',
  'products',
  'groups',
  'zones',
  'hours',
  'exceptions',
  'payments',
  'coupons',
  'social',
] as const satisfies readonly (keyof CloneCounts)[];

/** How many of each kind. */
export function CloneCountList({ counts }: { counts: CloneCounts }) {
  const { t } = useTranslation('branches');
  const { number } = useFormat();
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, sm: 2 }}
      items={KINDS.map((kind) => ({
        key: kind,
        label: t(`clone.counts.${kind}`),
        children: <span className="figures">{number(counts[kind])}</span>,
      }))}
    />
  );
}
