import { Button, Dropdown, Switch, Tag } from 'antd';
import { Archive, Ellipsis, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneRow } from './use-zones';
import { useZoneFacts } from './use-zone-facts';
import styles from './zones.module.css';
import { useHasPermission } from '@entities/session/access';
import type { RowActions } from '@entities/record/use-row-actions';

interface ZoneLineProps {
  zone: ZoneRow;
  handle: ReactNode;
  actions: RowActions<ZoneRow>;
  onEdit: () => void;
}

/** A zone in the list: what it is called, where it is, and what is asked for a delivery to it. */
export function ZoneLine({ zone, handle, actions, onEdit }: ZoneLineProps) {
  const { t } = useTranslation('zones');
  const mayEdit = useHasPermission('zone.edit');
  const facts = useZoneFacts();
  const { name, color, exclusion, state } = zone;
  const active = state === 'ACTIVE';

  const toggle = (on: boolean) =>
    void actions.change(
      zone,
      { state: on ? 'ACTIVE' : 'PAUSED' },
      t(on ? 'list.resumed' : 'list.paused', { name }),
    );
  return (
    <div className={styles.line} data-off={!active || undefined}>
      {handle}
      <span className={styles.swatch} style={{ background: color }} aria-hidden />
      <div className={styles.words}>
        <span className={styles.name}>
          {mayEdit ? (
            <Button type="link" className={styles.open} onClick={onEdit}>
              {name}
            </Button>
          ) : (
            name
          )}
          {exclusion && <Tag>{t('list.excluded')}</Tag>}
        </span>
        <span className={styles.facts}>{facts(zone)}</span>
      </div>
      {mayEdit && (
        <>
          <Switch
            size="small"
            aria-label={t('list.delivers', { name })}
            checked={active}
            disabled={actions.isBusy(zone.id)}
            onChange={toggle}
          />
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'edit', label: t('list.edit'), icon: <Pencil size={16} />, onClick: onEdit },
                {
                  key: 'archive',
                  danger: true,
                  label: t('list.archive'),
                  icon: <Archive size={16} />,
                  onClick: () => void actions.archive(zone, t('list.archived', { name })),
                },
              ],
            }}
          >
            <Button
              type="text"
              size="small"
              aria-label={t('list.more', { name })}
              icon={<Ellipsis size={16} aria-hidden />}
            />
          </Dropdown>
        </>
      )}
    </div>
  );
}
