import { Button, Modal } from 'antd';
import type { PersonDto } from '@contracts/team';
import type { PersonAction } from '@domain/access';
import {
  CirclePause,
  CirclePlay,
  Ellipsis,
  Link2,
  LogOut,
  Pencil,
  Send,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePersonActions } from '../person/person-actions';
import { users } from '../users.feature';
import { useInvitationLink } from '@entities/invitation/invitation-link';
import { fillPath } from '@shared/routing/path';
import { dialogWidth } from '@shared/tokens/tokens';
import { Dropdown } from '@shared/ui/dropdown';

const ICONS: Record<PersonAction, LucideIcon> = {
  edit: Pencil,
  'copy-link': Link2,
  resend: Send,
  suspend: CirclePause,
  reactivate: CirclePlay,
  'end-sessions': LogOut,
  remove: UserRoundX,
};

const ASKED = ['suspend', 'end-sessions', 'remove'] as const;
type Asked = (typeof ASKED)[number];
const isAsked = (action: PersonAction): action is Asked => ASKED.some((asked) => asked === action);
const isPending = ({ state }: PersonDto) => state === 'INVITED' || state === 'EXPIRED';

interface PersonMenuProps {
  person: PersonDto;
  /** On the page of the person: in words, and without the way to that page. */
  onPage?: boolean;
}

/** What the viewer may do with a person, as the server says; what cannot be undone is asked about first. */
export function PersonMenu({ person, onPage }: PersonMenuProps) {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const { perform, busy } = usePersonActions();
  const link = useInvitationLink(person);
  const [asking, setAsking] = useState<Asked | null>(null);
  const offered = person.actions.filter((action) => !(onPage && action === 'edit'));
  if (offered.length === 0) return null;

  const wording = <A extends PersonAction>(action: A) =>
    action === 'remove' && isPending(person) ? 'take-back' : action;
  const select = (action: PersonAction) => {
    if (action === 'edit') void navigate(fillPath(users.paths.edit, { id: person.id }));
    else if (action === 'copy-link') void link.copy();
    else if (isAsked(action)) setAsking(action);
    else void perform(person, action);
  };
  const items = offered.map((action) => {
    const Icon = ICONS[action];
    return {
      key: action,
      label: t(`actions.${wording(action)}`),
      icon: <Icon />,
      danger: action === 'remove' || action === 'suspend',
      onClick: () => select(action),
    };
  });
  const label = t('more', { name: person.name });
  return (
    <>
      <Dropdown placement="bottomRight" menu={{ 'aria-label': label, items }}>
        {onPage ? (
          <Button loading={busy || link.busy} icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}>
            {t('actionsMenu')}
          </Button>
        ) : (
          <Button
            type="text"
            size="small"
            loading={busy || link.busy}
            title={label}
            icon={<Ellipsis size={16} strokeWidth={1.5} />}
          />
        )}
      </Dropdown>
      {link.dialog}
      {asking && (
        <Modal
          open
          okType={asking !== 'end-sessions' ? 'danger' : 'primary'}
          title={t(`confirm.${wording(asking)}.title`, { name: person.name })}
          width={dialogWidth.regular}
          okText={t(`actions.${wording(asking)}`)}
          confirmLoading={busy}
          onCancel={() => setAsking(null)}
          onOk={() => void perform(person, asking).then(() => setAsking(null))}
        >
          <p>{t(`confirm.${wording(asking)}.text`, { name: person.name, count: person.openSessions })}</p>
        </Modal>
      )}
    </>
  );
}
