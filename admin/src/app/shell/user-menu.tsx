import { useGetIdentity, useLogout } from '@refinedev/core';
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
import { soundEnabled, setSoundEnabled } from '@shared/sound/player';
import { useThemeItems } from '@shared/tokens/theme-items';
import { Menu, type MenuItem } from '@shared/ui/menu';

export function UserMenu() {
  const { t } = useTranslation(['app', 'ui']);
  const navigate = useNavigate();
  const { data: user } = useGetIdentity<SessionDto['user']>();
  const { mutate: signOut } = useLogout();
  const { business } = useSession();
  const themes = useThemeItems();
  const languages = useLanguageItems();
  const wanted = soundEnabled.use();
  const sound: MenuItem = {
    key: 'sound',
    label: t(wanted ? 'sound.turnOff' : 'sound.turnOn'),
    icon: wanted ? VolumeX : Volume2,
    onSelect: () => setSoundEnabled(!wanted),
  };
  const own: MenuItem[] = [
    {
      key: 'profile',
      label: t('profile'),
      icon: UserRound,
      onSelect: () => void navigate(configUser.paths.list),
    },
    {
      key: 'password',
      label: t('passwordAndDevices'),
      icon: ShieldCheck,
      onSelect: () => void navigate(configUser.paths.password),
    },
  ];
  const leave: MenuItem = { key: 'out', label: t('signOut'), icon: LogOut, onSelect: () => signOut() };
  if (!user) return null;
  return (
    <Menu
      label={t('person')}
      align="end"
      groups={[
        { heading: `${user.name} · ${business.tradeName}`, items: own },
        { heading: t('ui:theme.title'), items: themes },
        { heading: t('ui:language'), items: languages },
        { items: [sound, leave] },
      ]}
      trigger={(props) => (
        <Button
          type="text"
          shape="circle"
          className={styles.avatar}
          aria-label={`${t('person')}: ${user.name}`}
          icon={<Avatar name={user.name} photoUrl={user.photoUrl} size={30} />}
          {...props}
        />
      )}
    />
  );
}
