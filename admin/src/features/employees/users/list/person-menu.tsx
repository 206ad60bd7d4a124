import { Button } from 'antd';
import type { PersonDto } from '@contracts/team';
import type { PersonAction } from '@domain/access';
import {
  CirclePause,
  CirclePlay,
  Ellipsis,
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
import { at } from '@shared/routing/path';
import { IconButton } from '@shared/ui/button';
import { ConfirmDialog } from '@shared/ui/dialog';
import { Menu, type MenuItem } from '@shared/ui/menu';

const ICONS: Record<PersonAction, LucideIcon> = {
  edit: Pencil,
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
  const [asking, setAsking] = useState<Asked | null>(null);
  const offered = person.actions.filter((action) => !(onPage && action === 'edit'));
  if (offered.length === 0) return null;

  const wording = <A extends PersonAction>(action: A) =>
    action === 'remove' && isPending(person) ? 'take-back' : action;
  const select = (action: PersonAction) => {
    if (action === 'edit') void navigate(at(users.paths.edit, { id: person.id }));
    else if (isAsked(action)) setAsking(action);
    else void perform(person, action);
  };
  const items: MenuItem[] = offered.map((action) => ({
    key: action,
    label: t(`actions.${wording(action)}`),
    icon: ICONS[action],
    danger: action === 'remove' || action === 'suspend',
    onSelect: () => select(action),
  }));
  const label = t('more', { name: person.name });
  return (
    <>
      <Menu
        align="end"
        label={label}
        trigger={(trigger) =>
          onPage ? (
            <Button {...trigger} loading={busy} icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}>
              {t('deeds')}
            </Button>
          ) : (
            <IconButton
              {...trigger}
              size="small"
              loading={busy}
              label={label}
              icon={<Ellipsis size={16} strokeWidth={1.5} />}
            />
          )
        }
        groups={[{ items }]}
      />
      {asking && (
        <ConfirmDialog
          open
          danger={asking !== 'end-sessions'}
          title={t(`confirm.${wording(asking)}.title`, { name: person.name })}
          confirm={t(`actions.${wording(asking)}`)}
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={() => void perform(person, asking).then(() => setAsking(null))}
        >
          <p>{t(`confirm.${wording(asking)}.text`, { name: person.name, count: person.openSessions })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
