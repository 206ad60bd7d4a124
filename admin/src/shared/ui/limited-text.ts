import type { InputProps } from 'antd';

/** From this share of its limit on, a field shows how much of it is used. */
const COUNTER_FROM = 0.7;

/**
 * The `count` of antd's text inputs for a limit in characters. A text beyond the limit stays as it was typed or pasted and
 * is marked; `maxLength`, the attribute of the browser, would cut it without a word.
 */
export const textCount = (max: number): InputProps['count'] => ({
  max,
  show: ({ count }) => (count >= max * COUNTER_FROM ? `${count}/${max}` : ''),
});

export const isTooLong = (text: string, max: number): boolean => text.trim().length > max;
