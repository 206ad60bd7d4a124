import { InputNumber, type InputNumberProps } from 'antd';
import { useFormat } from '@shared/format/context';

/** antd's field for a broken number, with the decimal sign of the language. */
export function DecimalInput(props: InputNumberProps<number>) {
  const { language } = useFormat();
  const decimalSeparator = language.startsWith('en') ? '.' : ',';
  return (
    <InputNumber<number>
      controls={false}
      inputMode="decimal"
      decimalSeparator={decimalSeparator}
      {...props}
    />
  );
}
