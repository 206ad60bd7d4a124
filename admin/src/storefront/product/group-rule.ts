import type { Translate } from '../i18n/translate';
import type { StoreExtraGroup } from '../menu/store-menu';

/** A group's rule in words, e.g. "Choose 1 to 3 · first 2 free · the average of your choices is charged". */
export function groupRule(group: StoreExtraGroup, t: Translate): string {
  return [amountRule(group, t), freeRule(group, t), methodRule(group, t)].filter(Boolean).join(' · ');
}

function amountRule({ min, max }: StoreExtraGroup, t: Translate): string {
  if (min === max) return t('rule.exactly', { min });
  if (min === 0) return t('rule.upTo', { max });
  return t('rule.between', { min, max });
}

function freeRule({ freeQuantity, priceMethod }: StoreExtraGroup, t: Translate): string {
  return priceMethod === 'SUM' && freeQuantity > 0 ? t.counted('rule.free', freeQuantity) : '';
}

/** With one piece at most, every method charges the same. */
function methodRule({ priceMethod, max }: StoreExtraGroup, t: Translate): string {
  if (max === 1 || priceMethod === 'SUM') return '';
  return t(`rule.${priceMethod}`);
}
