import type { CustomerDto, TagCountDto } from '@contracts/customers';
import { CONSENT_CHANNELS, CONSENT_PURPOSES, SEGMENTS } from '@domain/customers';
import type { CrudSort } from '@refinedev/core';
import { Button } from 'antd';
import { GitMerge, Plus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCustomerColumns } from './customer-columns';
import { SegmentCards } from './segment-cards';
import { customers } from '../customers.feature';
import { ExportCustomers } from '../export/export-customers';
import { ImportCustomers } from '../import/import-button';
import { useBranch, useBranches } from '@entities/branch/branch';
import {
  AmountFilter,
  ChoiceFilter,
  PeriodFilter,
  SingleChoiceFilter,
} from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useGrant } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import type { ListTable } from '@shared/table/use-list-table';
import { Page, PageHeader } from '@shared/ui/page';

const CustomerDrawer = lazy(async () => ({
  default: (await import('../customer-drawer')).CustomerDrawer,
}));
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog }));
const DuplicatesDrawer = lazy(async () => ({
  default: (await import('./duplicates-drawer')).DuplicatesDrawer,
}));

const LATEST: CrudSort = { field: 'lastOrderAt', order: 'desc' };
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const pathOf = ({ id }: { id: string }) => fillPath(customers.paths.show, { id });

/** `/dashboard/customers`: everybody who ordered or was imported, by segment, and what they are worth. */
export default function CustomersPage() {
  const { t } = useTranslation(['customers', 'navigation']);
  const navigate = useNavigate();
  const mayEdit = useMay('customers', 'edit');
  const columns = useCustomerColumns(pathOf);
  const [creating, setCreating] = useState(false);
  const [merging, setMerging] = useState<{ rows: CustomerDto[]; done: () => void } | null>(null);
  const [comparing, setComparing] = useState(false);

  return (
    <Page>
      <PageHeader
        title={t('navigation:customers')}
        subtitle={t('subtitle')}
        actions={
          <>
            <ExportCustomers />
            <ImportCustomers />
            {mayEdit && (
              <>
                <Button icon={<GitMerge {...ICON} />} onClick={() => setComparing(true)}>
                  {t('duplicates.button')}
                </Button>
                <Button type="primary" icon={<Plus {...ICON} />} onClick={() => setCreating(true)}>
                  {t('navigation:create.customers')}
                </Button>
              </>
            )}
          </>
        }
      />
      <ResourceList<CustomerDto>
        resource="customers"
        title={t('navigation:customers')}
        columns={columns}
        sort={LATEST}
        search={t('search')}
        summary={(list) => <SegmentCards list={list} />}
        filters={(list) => <CustomerFilters list={list} />}
        open={pathOf}
        bulk={
          mayEdit
            ? {
                nameOf: ({ name }) => name,
                actions: (rows, done) =>
                  rows.length > 1 && (
                    <Button icon={<GitMerge {...ICON} />} onClick={() => setMerging({ rows, done })}>
                      {t('merge.button', { count: rows.length })}
                    </Button>
                  ),
              }
            : undefined
        }
        empty={{ icon: Users, title: t('empty.title'), text: t('empty.text') }}
      />
      <Suspense fallback={null}>
        {creating && (
          <CustomerDrawer
            customer={null}
            onClose={() => setCreating(false)}
            onSaved={(row) => void navigate(pathOf(row))}
          />
        )}
        {merging && (
          <MergeDialog
            customers={merging.rows}
            onClose={() => setMerging(null)}
            onMerged={() => {
              merging.done();
              setMerging(null);
            }}
          />
        )}
        {comparing && <DuplicatesDrawer onClose={() => setComparing(false)} />}
      </Suspense>
    </Page>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function CustomerFilters({ list }: { list: ListTable<CustomerDto> }) {
  const { t } = useTranslation('customers');
  const timeZone = useBranch()?.timezone;
  const branches = useBranches();
  const isMasked = useGrant('customer.view') === 'masked';
  const tags = useApi<TagCountDto[]>('/api/customers/tags');
  const { month } = useFormat();
  return (
    <>
      <ChoiceFilter
        list={list}
        field="segment"
        label={t('fields.segment')}
        options={SEGMENTS.map((value) => ({ value, label: t(`segments.${value}.name`) }))}
      />
      {branches.length > 1 && (
        <SingleChoiceFilter
          list={list}
          field="branchId"
          label={t('fields.branch')}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <PeriodFilter list={list} field="lastOrderAt" label={t('fields.lastOrderAt')} timeZone={timeZone} />
      <AmountFilter list={list} field="spentCents" label={t('fields.spentCents')} />
      {(tags.data?.length ?? 0) > 0 && (
        <SingleChoiceFilter
          list={list}
          field="tag"
          label={t('fields.tags')}
          options={(tags.data ?? []).map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))}
        />
      )}
      <SingleChoiceFilter
        list={list}
        field="consent"
        label={t('fields.consent')}
        options={CONSENT_CHANNELS.flatMap((channel) =>
          CONSENT_PURPOSES.filter((purpose) => purpose === 'MARKETING' || channel === 'EMAIL').map(
            (purpose) => ({
              value: `${channel}:${purpose}`,
              label: `${t(`channels.${channel}`)} · ${t(`purposes.${purpose}`)}`,
            }),
          ),
        )}
      />
      {!isMasked && (
        <SingleChoiceFilter
          list={list}
          field="birthMonth"
          label={t('fields.birthMonth')}
          options={MONTHS.map((value) => ({ value: String(value), label: month(value) }))}
        />
      )}
      <SingleChoiceFilter
        list={list}
        field="state"
        label={t('fields.state')}
        options={(['ACTIVE', 'BLOCKED', 'ANONYMIZED'] as const).map((value) => ({
          value,
          label: t(`states.${value}`),
        }))}
      />
    </>
  );
}
