import { Button, Input, Space, type InputProps } from 'antd';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { generateCode } from '../coupon-values';

interface CodeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (code: string) => void;
}

/** The code in capitals, as it is stored; a button makes one that nobody guesses. */
export function CodeInput({ value, onChange, ...input }: CodeInputProps) {
  const { t } = useTranslation('coupons');
  return (
    <Space.Compact block>
      <Input
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        {...input}
        value={value}
        onChange={({ target }) => onChange?.(target.value.toUpperCase().replaceAll(' ', ''))}
      />
      <Button
        icon={<Dices size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => onChange?.(generateCode())}
      >
        {t('generate')}
      </Button>
    </Space.Compact>
  );
}
