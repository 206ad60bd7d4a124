import { Button, Modal, Select } from 'antd';
import type { CategoryDto } from '@contracts/menu';
import { plainText } from '@domain/text';
import { LayoutList, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOrder } from './category-order';
import { CategoryRow } from './category-row';
import styles from './category.module.css';
import { menuPaths } from '../paths';
import { BY_POSITION, useMenuRows } from '../rows/menu-rows';
import { ARCHIVED } from '@entities/record/use-branch-rows';
import { useMenuActions } from '../rows/use-menu-actions';
import rowStyles from '../rows/rows.module.css';
import { useListQuery } from '../rows/use-list-query';
import { usePageBranch } from '@entities/branch/branch';
import { useMay } from '@entities/session/use-may';
import { SortableList } from '@shared/sortable/sortable-list';
import { Toolbar } from '@shared/table/toolbar';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { dialogWidth } from '@shared/tokens/tokens';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** Accents and case do not matter. */
const holds = (text: string, part: string) => plainText(text).includes(plainText(part));

export default function CategoryList() {
  const { t } = useTranslation('menu');
  const branch = usePageBranch();
  const mayEdit = useMay('categories', 'edit');
  const mayCreate = useMay('categories', 'create');
  const { q, show, search, setShow, clear } = useListQuery();
  const archived = show === 'archived';
  const list = useMenuRows<CategoryDto>({
    resource: 'categories',
    branchId: branch.id,
    sorters: BY_POSITION,
    filters: archived ? ARCHIVED : undefined,
  });
  const actions = useMenuActions<CategoryDto>('categories');
  const order = useCategoryOrder(list.rows ?? [], actions.place, list.readAgain);
  const [archiving, setArchiving] = useState<CategoryDto | null>(null);

  const found = order.rows.filter(({ name, description }) => holds(name, q) || holds(description, q));
  const create = mayCreate && (
    <LinkButton to={menuPaths.categories.create} type="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
      {t('category.new')}
    </LinkButton>
  );
  // A column of plates says nothing.
  const withPhotos = order.rows.some(({ imageUrl }) => imageUrl !== null);
  const count = list.rows?.length ?? 0;

  return (
    <Page>
      <PageHeader
        title={t('category.title')}
        subtitle={mayEdit ? t('category.subtitle') : t('category.readOnly')}
        actions={count > 0 && create}
      />
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : !list.rows ? (
        <Card>
          <Skeleton lines={6} height={28} />
        </Card>
      ) : count === 0 && !archived ? (
        <EmptyState
          icon={LayoutList}
          title={t('category.empty.title')}
          text={t(mayCreate ? 'category.empty.text' : 'category.empty.readOnly')}
          action={create}
        />
      ) : (
        <Card flush>
          <Toolbar
            search={q}
            onSearch={search}
            placeholder={t('category.search')}
            actions={
              <span className={rowStyles.note} role="status">
                {order.saving
                  ? t('category.savingOrder')
                  : q
                    ? t('category.found', { count: found.length })
                    : ''}
              </span>
            }
          >
            <Select
              className={styles.filter}
              aria-label={t('category.filters.label')}
              value={archived ? 'archived' : 'used'}
              onChange={(value) => setShow(value === 'archived' ? value : '')}
              options={(['used', 'archived'] as const).map((value) => ({
                value,
                label: t(`category.filters.${value}`),
              }))}
            />
          </Toolbar>
          {found.length === 0 ? (
            <EmptyState
              icon={Search}
              title={archived && !q ? t('category.noneArchived') : t('category.nothing', { q })}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            />
          ) : (
            <SortableList
              label={t('category.title')}
              rows={found}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              // A place among the found ones is no place in the list.
              fixed={!mayEdit || archived || q !== ''}
              onMove={order.move}
              className={styles.list}
            >
              {(row, handle) => (
                <CategoryRow
                  row={row}
                  handle={handle}
                  clock={branch}
                  photo={withPhotos}
                  actions={actions}
                  onArchive={() => setArchiving(row)}
                  onMove={
                    handle
                      ? (to) => order.move(found.indexOf(row), to === 'first' ? 0 : found.length - 1)
                      : undefined
                  }
                />
              )}
            </SortableList>
          )}
        </Card>
      )}
      {archiving && (
        <Modal
          open
          okType="danger"
          title={t('category.archive.title', { name: archiving.name })}
          width={dialogWidth.regular}
          okText={t('archive')}
          confirmLoading={actions.isBusy(archiving.id)}
          onCancel={() => setArchiving(null)}
          onOk={() =>
            void actions
              .archive(archiving, t('archived', { name: archiving.name }))
              .then(() => setArchiving(null))
          }
        >
          <p>{t('category.archive.text', { count: archiving.productCount })}</p>
        </Modal>
      )}
    </Page>
  );
}
