import { InputNumber, type InputNumberProps } from 'antd';

/** antd's field for a whole number: without steps to press by mistake, and with a phone's keyboard of digits. */
export const WholeNumberInput = (props: InputNumberProps<number>) => (
  <InputNumber<number> controls={false} precision={0} inputMode="numeric" {...props} />
);
