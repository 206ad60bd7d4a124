import { plainText } from '@domain/text';
import { AutoComplete, Form, Input } from 'antd';
import type { ControlProps } from '@shared/ui/field';

export interface KnownDistrict {
  name: string;
  city: string;
  /** What is to be known of it before it is chosen; may be ''. */
  note: string;
}

interface DistrictInputProps extends ControlProps {
  districts: readonly KnownDistrict[];
  maxLength?: number;
  value?: string;
  onChange?: (district: string) => void;
}

/** How a name answers what is typed: 0 it is that, 1 it begins with it, 2 it contains it, -1 none of these. */
const rankOf = (name: string, typed: string): number =>
  [name === typed, name.startsWith(typed), name.includes(typed)].indexOf(true);

/** A district that is known, found by its letters and written as it is known, along with its city; or any other. */
export function DistrictInput({ districts, id, value = '', onChange, ...control }: DistrictInputProps) {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const written: unknown = Form.useWatch(['address', 'city'], form);
  const typed = plainText(value);
  const found = districts
    // antd makes active whose value begins with what is typed, accents and all: nobody types how these begin.
    .map((district, index) => ({
      ...district,
      key: `|${index}`,
      rank: rankOf(plainText(district.name), typed),
    }))
    .filter(({ rank }) => rank >= 0)
    // Of one name in two cities, the city that stands there stays.
    .toSorted((a, b) => a.rank - b.rank || Number(b.city === written) - Number(a.city === written));
  const withKey = (key: string) => found.find((one) => one.key === key);
  const [first] = found;
  return (
    <AutoComplete
      id={id}
      value={value}
      onChange={(text: string) => onChange?.(withKey(text)?.name ?? text)}
      // Tab takes the active one too: what only contains the letters, or answers none, has to be chosen.
      defaultActiveFirstOption={typed !== '' && first !== undefined && first.rank < 2}
      options={found.map(({ key, name, city, note }) => ({
        value: key,
        label: [name, city, note].filter(Boolean).join(' · '),
      }))}
      onSelect={(key: string) => {
        const city = withKey(key)?.city;
        // One of any city says nothing of it.
        if (city === '') return;
        form.setFields([{ name: ['address', 'city'], value: city, touched: true, errors: [] }]);
      }}
    >
      <Input {...control} type="text" autoComplete="off" />
    </AutoComplete>
  );
}
