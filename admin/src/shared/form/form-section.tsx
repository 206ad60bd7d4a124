import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { Card } from '../ui/card';

interface FormSectionProps {
  title: string;
  /** What the fields below are for, where the title does not say it. */
  text?: ReactNode;
  children: ReactNode;
}

/** Fields that belong to one thought. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <Card title={title}>
      {text && <p className={styles.text}>{text}</p>}
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </Card>
  );
}
