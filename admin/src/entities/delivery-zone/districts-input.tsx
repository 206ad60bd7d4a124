import { Button, Input, Select } from 'antd';
import type { ZoneShape } from '@domain/delivery';
import { sameValue } from '@domain/equality';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import { Field } from '@shared/ui/field';

type District = Extract<ZoneShape, { kind: 'DISTRICT' }>['geometry']['districts'][number];

interface CityGroup {
  city: string;
  names: string[];
}

/** Districts by their cities, in the order in which the cities are named first. */
export function groupsOf(districts: readonly District[]): CityGroup[] {
  const groups: CityGroup[] = [];
  for (const { name, city } of districts) {
    const group = groups.find((each) => each.city === city);
    if (group) group.names.push(name);
    else groups.push({ city, names: [name] });
  }
  return groups;
}

export const districtsOf = (groups: readonly CityGroup[]): District[] =>
  groups.flatMap(({ city, names }) => names.map((name) => ({ name, city })));

const LONGEST = 80;
const MOST = 200;

interface DistrictsInputProps {
  /** Of the branch: where districts are, until something else is said. */
  city: string;
  value: readonly District[];
  onChange: (districts: District[]) => void;
}

/** Names of districts, typed or pasted with commas, for each city that they lie in. */
export function DistrictsInput({ city, value, onChange }: DistrictsInputProps) {
  const { t } = useTranslation(['zones', 'form']);
  // A city without a district yet is in no value.
  const [typed, setTyped] = useState<CityGroup[]>(() => groupsOf(value));
  const known = sameValue(districtsOf(typed), value) ? typed : groupsOf(value);
  const groups = known.length > 0 ? known : [{ city, names: [] }];
  const set = (next: CityGroup[]) => {
    setTyped(next);
    onChange(districtsOf(next));
  };
  const change = (at: number, part: Partial<CityGroup>) =>
    set(groups.map((group, index) => (index === at ? { ...group, ...part } : group)));

  return (
    <>
      {groups.map((group, index) => (
        // A city has nothing but its place to be known by while it is typed.
        <div key={index} className={styles.stack}>
          <Field label={t('districts.names')} hint={index === 0 ? t('districts.hint') : undefined}>
            {(control) => (
              <Select
                {...control}
                mode="tags"
                open={false}
                suffixIcon={null}
                tokenSeparators={[',']}
                placeholder={t('form:words.add')}
                maxCount={MOST}
                value={group.names}
                onChange={(names) => change(index, { names: names.map((name) => name.trim()) })}
              />
            )}
          </Field>
          <Field label={t('districts.city')} optional>
            {(control) => (
              <Input
                {...control}
                maxLength={LONGEST}
                value={group.city}
                onChange={({ target }) => change(index, { city: target.value })}
              />
            )}
          </Field>
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => set([...groups, { city: '', names: [] }])}
        >
          {t('districts.otherCity')}
        </Button>
      </div>
    </>
  );
}
