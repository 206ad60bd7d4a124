import { useState } from 'react';

/**
 * What was told last, until something else is given: where a value lives in the address, it takes longer to come back than
 * the next press does.
 */
export function useTold<Value extends string | null>(value: Value): [Value, (next: Value) => void] {
  const [told, setTold] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setTold(value);
  }
  return [told, setTold];
}
