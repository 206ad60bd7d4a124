import { plainText } from '@domain/text';
import { AutoComplete, Form, Input } from 'antd';
import type { ControlProps } from '@shared/ui/field';

export interface KnownDistrict {
  name: string;
  city: string;
  /** What is to be known of it before it is chosen. */
  note: string;
}

interface DistrictInputProps extends ControlProps {
  districts: readonly KnownDistrict[];
  maxLength?: number;
  value?: string;
  onChange?: (district: string) => void;
}

/** A district that is known, found by its letters and written as it is known, along with its city; or any other. */
export function DistrictInput({ districts, id, value, onChange, ...control }: DistrictInputProps) {
  const form = Form.useFormInstance();
  return (
    <AutoComplete
      id={id}
      value={value}
      onChange={onChange}
      defaultActiveFirstOption
      filterOption={(typed, option) => plainText(option?.value ?? '').includes(plainText(typed))}
      options={districts.map(({ name, city, note }, index) => ({
        key: String(index),
        value: name,
        label: `${name} · ${city} · ${note}`,
        city,
      }))}
      onSelect={(_: string, { city }: { city: string }) =>
        form.setFields([{ name: ['address', 'city'], value: city, touched: true, errors: [] }])
      }
    >
      <Input {...control} type="text" autoComplete="off" />
    </AutoComplete>
  );
}
