import type { PersonDto } from '@contracts/team';
import { Button } from 'antd';
import { Link2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './list.module.css';
import { useInvitationLink } from '@entities/invitation/invitation-link';

/** Who was just invited, brought along to the list. */
export type JustInvited = Pick<PersonDto, 'id' | 'name' | 'email'>;

function isJustInvited(state: unknown): state is JustInvited {
  return typeof state === 'object' && state !== null && 'id' in state && 'name' in state && 'email' in state;
}

/** Where the invitation went that was just sent, and its link for who rather hands it over. */
export function InvitedNotice() {
  const state: unknown = useLocation().state;
  // The list writes itself into the address, and nothing of this stays there.
  const [person, setPerson] = useState(() => (isJustInvited(state) ? state : null));
  return person && <Invited person={person} onClose={() => setPerson(null)} />;
}

function Invited({ person, onClose }: { person: JustInvited; onClose: () => void }) {
  const { t } = useTranslation(['team', 'ui']);
  const { copy, busy, dialog } = useInvitationLink(person);
  return (
    <div className={styles.invited} role="status">
      <span>{t('form.sent', { email: person.email })}</span>
      <span className={styles.invitedChoices}>
        <Button
          size="small"
          loading={busy}
          icon={<Link2 size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('actions.copy-link')}
        </Button>
        <Button
          type="text"
          size="small"
          title={t('ui:close')}
          icon={<X size={16} strokeWidth={1.5} />}
          onClick={onClose}
        />
      </span>
      {dialog}
    </div>
  );
}
