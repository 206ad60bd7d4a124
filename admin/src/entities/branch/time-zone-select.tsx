import { Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { browserZone, zoneFor } from './branch-values';
import { timeZoneOptions } from './time-zones';

interface TimeZoneSelectProps extends Omit<SelectProps<string>, 'options'> {
  /** ISO 3166-1 alpha-2: its zones stand in front. */
  country: string;
}

/** One of the zones of the world; the likely ones first. */
export function TimeZoneSelect({ country, value, ...select }: TimeZoneSelectProps) {
  const { i18n } = useTranslation();
  const options = useMemo(() => {
    const likely = [value ?? '', zoneFor(country, '', browserZone())].filter((zone) => zone !== '');
    return timeZoneOptions(likely, country, new Date(), i18n.language);
  }, [value, country, i18n.language]);
  return <Select showSearch optionFilterProp="label" value={value} options={options} {...select} />;
}
