import { LogOut, Plus, ShieldCheck, Store, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { configUser } from '../../features/config-user/config-user.feature';
import { menuFeatures } from '../routes/menu';
import { chooseBranch, useBranches } from '@entities/branch/branch';
import { usePlaceAt } from '@entities/branch/place';
import { useLanguageItems } from '@entities/language/language-menu';
import { may } from '@entities/session/access';
import { useSignOut } from '@entities/session/use-sign-out';
import { permissionFor } from '@shared/routing/feature';
import { useThemeItems } from './theme-items';

export interface Command {
  key: string;
  group: 'recent' | 'places' | 'actions' | 'orders' | 'products' | 'branches' | 'looks';
  label: string;
  /** Found by these too. */
  words?: string;
  note?: string;
  icon?: LucideIcon;
  run: () => void;
}

const grouped = (group: Command['group'], commands: Omit<Command, 'group'>[]): Command[] =>
  commands.map((command) => ({ ...command, group }));

/** What the palette offers to this person, in the order of use. */
export function useCommands(): Command[] {
  const { t } = useTranslation(['app', 'navigation', 'ui']);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const branches = useBranches();
  const themes = useThemeItems();
  const languages = useLanguageItems();
  const places = menuFeatures();
  const placeAt = usePlaceAt();
  const go = (path = '/dashboard') => {
    return () => void navigate(placeAt(path));
  };

  const toPlaces = places.map(({ name, paths, icon, menu }) => ({
    key: name,
    label: t(`navigation:${name}`),
    note: menu.group === 'daily' ? undefined : t(`navigation:groups.${menu.group}`),
    icon,
    run: go(paths.list),
  }));
  const toAccount = [
    { key: 'profile', label: t('profile'), icon: UserRound, run: go(configUser.paths.list) },
    {
      key: 'password',
      label: t('passwordAndDevices'),
      icon: ShieldCheck,
      run: go(configUser.paths.password),
    },
  ].map((place) => ({ ...place, note: t('navigation:config-user') }));
  const creations = places
    .filter((feature) => feature.paths.create && may(permissionFor(feature, 'create')))
    .map(({ name, paths }) => ({
      key: `new-${name}`,
      label: t(`navigation:create.${name}`, { defaultValue: t(`navigation:${name}`) }),
      icon: Plus,
      run: go(paths.create),
    }));
  const toBranches = branches.map(({ id, name }) => ({
    key: `branch-${id}`,
    label: name,
    words: t('branch.choose'),
    icon: Store,
    run: () => chooseBranch(id),
  }));
  const looks = [
    ...themes.map((item) => ({ ...item, title: t('ui:theme.title'), key: `theme-${item.key}` })),
    ...languages.map((item) => ({ ...item, title: t('ui:language'), key: `language-${item.key}` })),
  ].map(({ key, title, label, icon, choose }) => ({
    key,
    label: `${title}: ${label}`,
    icon,
    run: choose,
  }));
  const leave = { key: 'sign-out', label: t('signOut'), icon: LogOut, run: signOut };

  return [
    ...grouped('places', [...toPlaces, ...toAccount]),
    ...grouped('actions', [...creations, leave]),
    ...grouped('branches', toBranches),
    ...grouped('looks', looks),
  ];
}
