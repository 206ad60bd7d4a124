import { useNotification } from '@refinedev/core';
import type { SavedViewDto } from '@contracts/saved-views';
import { Button } from 'antd';
import { BookmarkPlus, Ellipsis, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersOf } from './list-filters';
import styles from './list.module.css';
import { useSavedViews } from './use-saved-views';
import { ViewDialog } from './view-dialog';
import { STANDARD_VIEWS } from './view-store';
import type { OrderList } from './use-order-list';
import { useSession } from '@entities/session/session';
import { ApiError } from '@shared/api/error';
import { Dropdown } from '@shared/ui/dropdown';

/** Lists that are looked at again and again, one press away: everybody's, one's own, and those that others share. */
export function SavedViews({ list }: { list: OrderList }) {
  const { t } = useTranslation(['orders', 'orders-list']);
  const { grants } = useSession();
  const { open: notify } = useNotification();
  const { views, save, change, remove } = useSavedViews();
  const [naming, setNaming] = useState<'new' | SavedViewDto | null>(null);
  const here = filtersOf(list.params);
  const known = [...STANDARD_VIEWS, ...views].some(({ filters }) => sameFilters(filters, here));

  const attempt = async (work: Promise<void>, done?: Parameters<NonNullable<typeof notify>>[0]) => {
    try {
      await work;
      if (done) notify?.(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify?.({ type: 'error', message: error.message || t('failed.unexpected') });
    }
  };
  const forget = (view: SavedViewDto) =>
    attempt(remove(view), {
      type: 'success',
      message: t('list.views.forgotten', { name: view.name }),
      // What was another's comes back as nobody's but theirs: only one's own is put back.
      ...(view.own && { cancelMutation: () => void attempt(save(view)) }),
    });
  const point = (view: SavedViewDto) =>
    attempt(change(view, { filters: here }), {
      type: 'success',
      message: t('orders-list:views.pointed', { name: view.name }),
      cancelMutation: () =>
        void attempt(change({ ...view, version: view.version + 1 }, { filters: view.filters })),
    });
  const itemsOf = (view: SavedViewDto) => [
    ...(view.own
      ? [
          { key: 'change', label: t('orders-list:views.change'), onClick: () => setNaming(view) },
          {
            key: 'filters',
            label: t('orders-list:views.filters'),
            disabled: known,
            onClick: () => void point(view),
          },
        ]
      : []),
    {
      key: 'share',
      label: t(view.shared ? 'orders-list:views.unshare' : 'orders-list:views.share'),
      onClick: () => void attempt(change(view, { shared: !view.shared })),
    },
    {
      key: 'forget',
      danger: true,
      label: t('list.views.forget', { name: view.name }),
      onClick: () => void forget(view),
    },
  ];

  return (
    <nav className={styles.views} aria-label={t('list.views.title')}>
      {STANDARD_VIEWS.map(({ name, filters }) => (
        <Button
          key={name}
          type="text"
          size="small"
          className={styles.view}
          aria-pressed={sameFilters(filters, here)}
          onClick={() => list.show(filters)}
        >
          {t(`list.views.${name}`)}
        </Button>
      ))}
      {views.map((view) => (
        <span key={view.id} className={styles.ownView}>
          <Button
            type="text"
            size="small"
            className={styles.view}
            aria-pressed={sameFilters(view.filters, here)}
            icon={
              view.shared && <Users size={12} strokeWidth={2} aria-label={t('orders-list:views.shared')} />
            }
            title={view.own ? undefined : (view.owner ?? undefined)}
            onClick={() => list.show(view.filters)}
          >
            {view.name}
          </Button>
          {(view.own || grants['settings.edit'] !== undefined) && (
            <Dropdown
              menu={{ 'aria-label': t('orders-list:views.more', { name: view.name }), items: itemsOf(view) }}
            >
              <Button
                type="text"
                size="small"
                title={t('orders-list:views.more', { name: view.name })}
                icon={<Ellipsis size={12} strokeWidth={2} />}
              />
            </Dropdown>
          )}
        </span>
      ))}
      {!known && (
        <Button
          size="small"
          type="text"
          icon={<BookmarkPlus size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => setNaming('new')}
        >
          {t('list.views.save')}
        </Button>
      )}
      {naming && (
        <ViewDialog
          view={naming === 'new' ? undefined : naming}
          onClose={() => setNaming(null)}
          onSave={(named) => (naming === 'new' ? save({ ...named, filters: here }) : change(naming, named))}
        />
      )}
    </nav>
  );
}

const sameFilters = (one: string, other: string) =>
  filtersOf(new URLSearchParams(one)) === filtersOf(new URLSearchParams(other));
