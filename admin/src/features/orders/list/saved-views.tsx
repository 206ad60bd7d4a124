import { useNotification } from '@refinedev/core';
import { Button, Input, Modal } from 'antd';
import { BookmarkPlus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersOf } from './list-filters';
import styles from './list.module.css';
import { saveViews, loadViews, STANDARD_VIEWS, type SavedView } from './view-store';
import type { OrderList } from './use-order-list';
import { useSession } from '@entities/session/session';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

/** Lists that are looked at again and again, one press away; kept on this device. */
export function SavedViews({ list }: { list: OrderList }) {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  const { business } = useSession();
  const [views, setViews] = useState(() => loadViews(business.id));
  const [naming, setNaming] = useState(false);
  const here = filtersOf(list.params);
  const known = [...STANDARD_VIEWS, ...views].some(({ filters }) => sameFilters(filters, here));

  const save = (next: SavedView[]) => {
    setViews(next);
    if (!saveViews(business.id, next)) notify?.({ type: 'progress', message: t('list.views.notKept') });
  };
  const remove = (view: SavedView) => {
    save(views.filter((other) => other !== view));
    const undo = () => save(views);
    notify?.({
      type: 'success',
      message: t('list.views.forgotten', { name: view.name }),
      cancelMutation: undo,
    });
  };

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
        <span key={view.name} className={styles.ownView}>
          <Button
            type="text"
            size="small"
            className={styles.view}
            aria-pressed={sameFilters(view.filters, here)}
            onClick={() => list.show(view.filters)}
          >
            {view.name}
          </Button>
          <Button
            type="text"
            size="small"
            title={t('list.views.forget', { name: view.name })}
            icon={<X size={12} strokeWidth={2} />}
            onClick={() => remove(view)}
          />
        </span>
      ))}
      {!known && (
        <Button
          size="small"
          type="text"
          icon={<BookmarkPlus size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {t('list.views.save')}
        </Button>
      )}
      {naming && (
        <NameDialog
          taken={views.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onName={(name) => {
            save([...views, { name, filters: here }]);
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}

interface NameDialogProps {
  taken: string[];
  onName: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ taken, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation(['orders', 'ui']);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const isTaken = taken.includes(trimmed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed && !isTaken) onName(trimmed);
  };
  return (
    <Modal
      open
      title={t('list.views.saveTitle')}
      width={dialogWidth.regular}
      onCancel={onClose}
      footer={null}
    >
      <form onSubmit={submit} className={styles.naming}>
        <Field
          label={t('list.views.name')}
          hint={t('list.views.hint')}
          error={isTaken ? t('list.views.taken') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={40}
              autoFocus
            />
          )}
        </Field>
        <Button htmlType="submit" type="primary" disabled={!trimmed || isTaken}>
          {t('ui:save')}
        </Button>
      </form>
    </Modal>
  );
}

const sameFilters = (one: string, other: string) =>
  filtersOf(new URLSearchParams(one)) === filtersOf(new URLSearchParams(other));
