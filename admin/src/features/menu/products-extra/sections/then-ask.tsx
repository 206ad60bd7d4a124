import type { ExtraGroupDto } from '@contracts/menu';
import { askedAfter, asks, MAX_NESTED } from '@domain/menu';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { menuPaths } from '../../paths';
import { internalNameOf } from '../../groups/group-kind';
import styles from './extras.module.css';
import type { ExtraValues } from '../extra-group-values';
import { GroupsInput } from '../../groups/groups-input';
import { Fieldset } from '@shared/form/fieldset';
import { fillPath } from '@shared/routing/path';

interface ThenAskProps {
  extra: ExtraValues;
  groups: readonly ExtraGroupDto[];
  /** The group it is an option of; null for a new one. */
  groupId: string | null;
  disabled: boolean;
  onChange: (changes: Partial<ExtraValues>) => void;
}

/** What customers are asked once they have chosen the option, and why some groups cannot be asked there. */
export function ThenAsk({ extra, groups, groupId, disabled, onChange }: ThenAskProps) {
  const { t } = useTranslation('menu');
  const { extraGroupIds: ids } = extra;
  const others = groups.filter(({ id }) => id !== groupId);
  const [asker] = groupId === null ? [] : askedAfter(groupId, others);
  const tooDeep = others.filter(asks);
  const label = t('extraGroups.asks.label');
  return (
    <Fieldset legend={label} hint={!asker && t('extraGroups.asks.hint')}>
      {asker && (
        <p className={styles.why}>
          {t('extraGroups.asks.isAsked', { option: asker.extra })}{' '}
          <Link to={fillPath(menuPaths.extraGroups.edit, { id: asker.groupId })}>{asker.group}</Link>
        </p>
      )}
      {(!asker || ids.length > 0) && (
        <GroupsInput
          label={label}
          add={t('extraGroups.asks.add', { name: extra.name })}
          value={ids}
          groups={others}
          most={asker ? 0 : MAX_NESTED}
          none={t(others.length === 0 ? 'extraGroups.asks.noGroups' : 'extraGroups.asks.none')}
          refused={asks}
          showsArchived
          disabled={disabled}
          onChange={(extraGroupIds) => onChange({ extraGroupIds })}
        />
      )}
      {!asker && !disabled && tooDeep.length > 0 && (
        <p className={styles.why}>
          {t('extraGroups.asks.tooDeep', { count: tooDeep.length })}{' '}
          {tooDeep.map(({ id, name, internalName }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={fillPath(menuPaths.extraGroups.edit, { id })}>
                {internalNameOf({ internalName, name })}
              </Link>
            </span>
          ))}
        </p>
      )}
    </Fieldset>
  );
}
