import type { CouponDto } from '@contracts/coupons';
import { Button } from 'antd';
import {
  Archive,
  ArchiveRestore,
  CirclePause,
  CirclePlay,
  CopyPlus,
  Ellipsis,
  Link2,
  QrCode,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './list.module.css';
import { coupons } from '../coupon.feature';
import { LinksDialog } from '../links/links-dialog';
import { useCopyLink } from '../links/use-copy-link';
import type { RowActions } from '@entities/record/use-row-actions';
import { useMay } from '@entities/session/use-may';
import { Dropdown, joinGroups } from '@shared/ui/dropdown';

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface CouponControlsProps {
  coupon: CouponDto;
  actions: RowActions<CouponDto>;
}

/** The actions on a coupon in the list: pause or activate it, share its link, duplicate it, archive it. */
export function CouponControls({ coupon, actions }: CouponControlsProps) {
  const { t } = useTranslation('coupons');
  const mayEdit = useMay('coupons', 'edit');
  const { id, code, state } = coupon;
  if (state === 'ARCHIVED')
    return (
      mayEdit && (
        <Button
          type="text"
          title={t('actions.restore', { code })}
          icon={<ArchiveRestore {...ICON} />}
          loading={actions.isBusy(id)}
          onClick={() => void actions.restore(coupon, t('done.restored', { code }))}
        />
      )
    );
  const isActive = state === 'ACTIVE';
  const Icon = isActive ? CirclePause : CirclePlay;
  const onSwitch = () =>
    void actions.change(
      coupon,
      { state: isActive ? 'PAUSED' : 'ACTIVE' },
      t(isActive ? 'done.paused' : 'done.activated', { code }),
    );
  return (
    <span className={styles.controls}>
      {mayEdit && (
        <Button
          type="text"
          title={t(isActive ? 'actions.pause' : 'actions.activate', { code })}
          icon={<Icon {...ICON} />}
          loading={actions.isBusy(id)}
          onClick={onSwitch}
        />
      )}
      <CouponMenu coupon={coupon} actions={actions} mayEdit={mayEdit} />
    </span>
  );
}

function CouponMenu({ coupon, actions, mayEdit }: CouponControlsProps & { mayEdit: boolean }) {
  const { t } = useTranslation('coupons');
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const [isSharing, setSharing] = useState(false);
  const { id, code, links } = coupon;
  const share = () => setSharing(true);
  // The links of several branches are told apart in the dialog.
  const copy = () => {
    const [first, ...others] = links;
    if (first && others.length === 0) copyLink(first.url, share);
    else share();
  };
  const sharing = [
    { key: 'copy', label: t('actions.copyLink'), icon: <Link2 />, onClick: copy },
    { key: 'qr', label: t('actions.qr'), icon: <QrCode />, onClick: share },
  ];
  const editing = [
    {
      key: 'duplicate',
      label: t('actions.duplicate'),
      icon: <CopyPlus />,
      onClick: () => void navigate(`${coupons.paths.create}?${new URLSearchParams({ from: id })}`),
    },
    {
      key: 'archive',
      label: t('actions.archive'),
      icon: <Archive />,
      onClick: () => void actions.archive(coupon, t('done.archived', { code })),
    },
  ];
  const items = joinGroups(links.length > 0 ? sharing : [], mayEdit ? editing : []);
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown placement="bottomRight" menu={{ 'aria-label': t('actions.more', { code }), items }}>
        <Button type="text" title={t('actions.more', { code })} icon={<Ellipsis {...ICON} />} />
      </Dropdown>
      {isSharing && <LinksDialog coupon={coupon} onClose={() => setSharing(false)} />}
    </>
  );
}
