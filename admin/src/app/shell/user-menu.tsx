import { useGetIdentity } from '@refinedev/core';
import { Button } from 'antd';
import { LogOut, ShieldCheck, UserRound, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './header.module.css';
import { configUser } from '../../features/config-user/config-user.feature';
import { Avatar } from '@entities/person/avatar';
import { useLanguageItems } from '@entities/language/language-menu';
import { useSession } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { useSignOut } from '@entities/session/use-sign-out';
import { soundEnabled, setSoundEnabled } from '@shared/state/sound-player';
import { useThemeItems } from './theme-items';
import { choiceItem, Dropdown, joinGroups, type MenuItem } from '@shared/ui/dropdown';

export function UserMenu() {
  const { t } = useTranslation(['app', 'ui']);
  const navigate = useNavigate();
  const { data: user } = useGetIdentity<SessionDto['user']>();
  const signOut = useSignOut();
  const { business } = useSession();
  const themes = useThemeItems();
  const languages = useLanguageItems();
  const wanted = soundEnabled.use();
  const sound: MenuItem = {
    key: 'sound',
    label: t(wanted ? 'sound.turnOff' : 'sound.turnOn'),
    icon: wanted ? <VolumeX /> : <Volume2 />,
    onClick: () => setSoundEnabled(!wanted),
  };
  const own: MenuItem[] = [
    {
      key: 'profile',
      label: t('profile'),
      icon: <UserRound />,
      onClick: () => void navigate(configUser.paths.list),
    },
    {
      key: 'password',
      label: t('passwordAndDevices'),
      icon: <ShieldCheck />,
      onClick: () => void navigate(configUser.paths.password),
    },
  ];
  const leave: MenuItem = { key: 'out', label: t('signOut'), icon: <LogOut />, onClick: signOut };
  const group = (key: string, label: string, children: MenuItem[]): MenuItem[] => [
    { type: 'group', key, label, children },
  ];
  if (!user) return null;
  return (
    <Dropdown
      placement="bottomRight"
      menu={{
        'aria-label': t('person'),
        items: joinGroups(
          group('own', `${user.name} · ${business.tradeName}`, own),
          group('themes', t('ui:theme.title'), themes.map(choiceItem)),
          group('languages', t('ui:language'), languages.map(choiceItem)),
          [sound, leave],
        ),
      }}
    >
      <Button
        type="text"
        shape="circle"
        className={styles.avatar}
        aria-label={`${t('person')}: ${user.name}`}
        icon={<Avatar name={user.name} photoUrl={user.photoUrl} size={30} />}
      />
    </Dropdown>
  );
}
