import { InputNumber, type InputNumberProps } from 'antd';
import { useFormat } from '@shared/format/context';

/** antd's field for a broken number, with the decimal separator of the business's country. */
export function DecimalInput(props: InputNumberProps<number>) {
  const { decimal } = useFormat();
  return <InputNumber<number> controls={false} inputMode="decimal" decimalSeparator={decimal} {...props} />;
}
