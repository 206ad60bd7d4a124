import { Input, Select } from 'antd';
import { plainText } from '@domain/text';
import { Plus, Search, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BranchCard } from './branch-card';
import styles from './branch-list.module.css';
import { useBranchCards } from './use-branch-cards';
import { branches } from '../branches.feature';
import { useMay } from '@entities/session/use-may';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** With fewer, all are in sight. */
const SEARCHED_FROM = 6;
const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** `/dashboard/branches`: which of them take orders, and how each is doing today. */
export default function BranchList() {
  const { t } = useTranslation('branches');
  const [params, setParams] = useSearchParams();
  const archived = params.get('show') === 'archived';
  const q = params.get('q') ?? '';
  const { data, error, refetch } = useBranchCards({ archived });
  const mayCreate = useMay(branches.name, 'create');

  const keep = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const found = data?.filter(({ name, city, slug }) =>
    plainText(`${name} ${city} ${slug}`).includes(plainText(q)),
  );
  const create = mayCreate && (
    <LinkButton to={branches.paths.create} type="primary" icon={<Plus {...ICON} aria-hidden />}>
      {t('new')}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={create} />
      <div className={styles.tools}>
        {(q !== '' || (data?.length ?? 0) >= SEARCHED_FROM) && (
          <Input
            className={styles.search}
            type="search"
            allowClear
            value={q}
            placeholder={t('search')}
            aria-label={t('search')}
            prefix={<Search {...ICON} aria-hidden />}
            onChange={({ target }) => keep('q', target.value)}
          />
        )}
        <Select
          aria-label={t('filters.label')}
          value={archived ? 'archived' : 'used'}
          onChange={(value) => keep('show', value === 'archived' ? value : '')}
          options={(['used', 'archived'] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !found ? (
        <Skeleton lines={6} height={28} />
      ) : found.length === 0 ? (
        <EmptyState
          icon={Store}
          title={t(q ? 'empty.nothing' : archived ? 'empty.archived' : 'empty.title')}
          text={!q && !archived && t('empty.text')}
          action={!q && !archived && create}
        />
      ) : (
        <ul className={styles.cards}>
          {found.map((card) => (
            <li key={card.id}>
              <BranchCard card={card} changed={refetch} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
