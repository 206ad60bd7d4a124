import type { CouponDto } from '@contracts/coupons';
import { COUPON_KINDS } from '@domain/campaign';
import type { CrudSort } from '@refinedev/core';
import { Button } from 'antd';
import { CircleHelp, Plus, TicketPercent } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCouponColumns } from './coupon-columns';
import { CouponControls } from './coupon-controls';
import { coupons } from '../coupon.feature';
import { costBps } from '../coupon-values';
import { useGiftWords } from '../use-gift-words';
import { ChoiceFilter, SingleChoiceFilter } from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useRowActions } from '@entities/record/use-row-actions';
import { useGrant } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import type { CsvColumn } from '@shared/table/csv';
import type { ListTable } from '@shared/table/use-list-table';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';

const ExplainDialog = lazy(async () => ({
  default: (await import('../explain/explain-dialog')).ExplainDialog,
}));

const LATEST: CrudSort = { field: 'updatedAt', order: 'desc' };
const STATES = ['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED'] as const;
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** `/dashboard/campaign/coupon`: the coupons of the business, where each stands, and what it brought and cost. */
export default function CouponsPage() {
  const { t } = useTranslation(['coupons', 'navigation']);
  const mayEdit = useMay('coupons', 'edit');
  // Sellers see the coupons that name them, and nothing of other customers.
  const seesAll = useGrant('campaign.view') === 'full';
  const actions = useRowActions<CouponDto>('coupons');
  const exported = useExportedColumns();
  const [isExplaining, setExplaining] = useState(false);
  const pathOf = ({ id, state }: CouponDto) =>
    mayEdit && state !== 'ARCHIVED' ? fillPath(coupons.paths.edit, { id }) : null;
  const columns = useCouponColumns(pathOf);
  const create = mayEdit && (
    <LinkButton to={coupons.paths.create} type="primary" icon={<Plus {...ICON} />}>
      {t('navigation:create.coupons')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('navigation:coupons')} subtitle={t('subtitle')} actions={create} />
      <ResourceList<CouponDto>
        resource="coupons"
        title={t('navigation:coupons')}
        columns={columns}
        sort={LATEST}
        search={t('search')}
        filters={(list) => <CouponFilters list={list} />}
        open={pathOf}
        rowActions={(row) => <CouponControls coupon={row} actions={actions} />}
        exported={{ fileName: t('fileName'), columns: exported }}
        actions={
          seesAll && (
            <Button icon={<CircleHelp {...ICON} />} onClick={() => setExplaining(true)}>
              {t('explain.title')}
            </Button>
          )
        }
        empty={{ icon: TicketPercent, title: t('empty.title'), text: t('empty.text'), action: create }}
      />
      <Suspense fallback={null}>
        {isExplaining && <ExplainDialog onClose={() => setExplaining(false)} />}
      </Suspense>
    </Page>
  );
}

function CouponFilters({ list }: { list: ListTable<CouponDto> }) {
  const { t } = useTranslation('coupons');
  return (
    <>
      <SingleChoiceFilter
        list={list}
        field="state"
        label={t('fields.state')}
        options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <ChoiceFilter
        list={list}
        field="kind"
        label={t('fields.kind')}
        options={COUPON_KINDS.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
      />
      <SingleChoiceFilter
        list={list}
        field="autoApply"
        label={t('filters.found')}
        options={[
          { value: 'true', label: t('filters.automatic') },
          { value: 'false', label: t('filters.byCode') },
        ]}
      />
    </>
  );
}

function useExportedColumns(): CsvColumn<CouponDto>[] {
  const { t } = useTranslation('coupons');
  const { amount, percent } = useFormat();
  const giftWords = useGiftWords();
  return [
    { title: t('fields.code'), value: ({ code }) => code },
    { title: t('fields.name'), value: ({ name }) => name },
    { title: t('columns.gift'), value: giftWords },
    { title: t('fields.state'), value: ({ phase }) => t(`phases.${phase}`) },
    { title: t('columns.uses'), value: ({ uses }) => uses },
    { title: t('columns.sold'), value: ({ soldCents }) => amount(soldCents) },
    { title: t('columns.cost'), value: ({ discountCents }) => amount(discountCents) },
    {
      title: t('columns.share'),
      value: (row) => {
        const share = costBps(row);
        return share === null ? null : percent(share, 1);
      },
    },
  ];
}
