import type { LinkIntent } from '../addresses';
import type { Cart } from '../cart/use-cart';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import type { Said } from './reorder';
import type { Reorder } from './use-reorder';

interface CartNoticesProps {
  cart: Pick<Cart, 'dropped' | 'forgetDropped'>;
  reorder: Reorder;
  onBring: (asked: LinkIntent) => void;
}

/** What became of a link that was opened, and of a cart that the menu no longer has. */
export function CartNotices({ cart, reorder, onBring }: CartNoticesProps) {
  const { t, list } = useLocale();
  return (
    <>
      {typeof reorder === 'object' && <SaidNotice {...reorder} onBring={onBring} />}
      {reorder === 'done' && <Notice kind="info">{t('reorder.done')}</Notice>}
      {cart.dropped.length > 0 && (
        <Notice
          kind="warning"
          action={
            <Action kind="quiet" onClick={cart.forgetDropped}>
              {t('notice.understood')}
            </Action>
          }
        >
          {t('notice.dropped', { names: list(cart.dropped) })}
        </Notice>
      )}
    </>
  );
}

/** The store's answer to a link, with the way back where there is one. */
function SaidNotice({ said, offer, onBring }: Said & Pick<CartNoticesProps, 'onBring'>) {
  const { t } = useLocale();
  return (
    <Notice
      kind="info"
      action={
        offer && (
          <Action kind="quiet" onClick={() => onBring(offer)}>
            {t('notice.remindersAgain')}
          </Action>
        )
      }
    >
      {said}
    </Notice>
  );
}
