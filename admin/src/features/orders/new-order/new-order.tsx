import type { BranchDto } from '@contracts/branches';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { choosingAgain, isAsked } from '../items/choosing';
import { ItemPicker } from '../items/item-picker';
import { AddressPart } from './address-part';
import { CallerPart } from './caller-part';
import { isWhole, quoteBodyOf } from './bodies';
import { ItemsPart } from './items-part';
import styles from './new-order.module.css';
import { PaymentPart } from './payment-part';
import { SentOrder } from './sent-order';
import { TotalPart } from './total-part';
import { useDraftMenu } from './use-draft-menu';
import { useNewOrder, type NewOrderSending } from './use-new-order';
import { useStaffQuote } from './use-staff-quote';
import { useSession } from '@entities/session/session';
import { focusFirstInvalid } from '@shared/form/form-events';
import { ErrorState } from '@shared/ui/states';

interface NewOrderProps extends NewOrderSending {
  branch: BranchDto;
  onClose: () => void;
}

/** From the ringing phone to the kitchen without the mouse: who, what, send. */
export function NewOrder({ branch, onClose, ring, sending, onSending }: NewOrderProps) {
  const { business } = useSession();
  const [usual] = useState(() => {
    const { services, payments, address } = branch;
    return { services, payments, city: address.city, state: address.state };
  });
  const order = useNewOrder(branch, usual, { ring, sending, onSending });
  const { draft, change, choosing, sent, problem } = order;
  const { menu, skus, districts, isAsking, error, readAgain } = useDraftMenu(branch.id, draft);
  const quoted = useStaffQuote(sent ? null : quoteBodyOf(branch.id, draft));
  const search = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.focus();
  const address = useRef<HTMLDivElement>(null);
  /** The first field of the address that is still empty. */
  const focusAddress = () => {
    const fields = [...(address.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value, type }) => type !== 'search' && value === '') ?? fields[0])?.focus();
  };
  const focusSend = () => area.current?.querySelector<HTMLElement>('[data-send]')?.focus();

  useEffect(() => {
    if (!problem) return;
    // A field that was folded away can take the focus once its panel is drawn.
    const frame = requestAnimationFrame(() => focusFirstInvalid(area.current));
    return () => cancelAnimationFrame(frame);
  }, [problem]);

  if (sent) {
    return <SentOrder sent={sent} branch={branch} onNext={order.next} onClose={onClose} />;
  }
  if (error) return <ErrorState error={error} onRetry={() => void readAgain()} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the shortcut of the submit button bubbles up from whatever has the focus
    <div
      ref={area}
      aria-busy={isAsking}
      className={styles.columns}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!choosing || (menu && !isAsked(choosing, menu)))
          area.current?.querySelector<HTMLElement>('[data-send]')?.click();
      }}
    >
      <section className={styles.what}>
        <CallerPart
          draft={draft}
          change={change}
          branch={branch}
          caller={order.caller}
          problem={problem?.error ?? null}
          menu={menu}
          onRepeat={(repeated, found) => {
            order.repeat(repeated, found);
            // What lacks is read before it is sent: another Enter does not do that unseen.
            if (found.lost.length > 0) requestAnimationFrame(focusSearch);
            else focusSend();
          }}
          onSearch={() => {
            // At once: the search, which options stand in the place of, hears the very letter that is pressed.
            flushSync(() => order.choose(null));
            focusSearch();
          }}
          onDone={() =>
            draft.type === 'DELIVERY' && !isWhole(draft.address) ? focusAddress() : focusSearch()
          }
        />
        {draft.type === 'DELIVERY' && (
          <div
            ref={address}
            role="presentation"
            onKeyDown={({ key, target }) => {
              if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
              if (isWhole(draft.address)) focusSearch();
              else focusAddress();
            }}
          >
            <AddressPart
              key={order.addressKey}
              branch={branch}
              draft={draft}
              change={change}
              country={business.country}
              districts={districts}
              caller={order.caller.of(draft.phone)?.caller ?? null}
              onChoose={order.chooseAddress}
              quote={quoted.quote}
            />
          </div>
        )}
        <ItemPicker
          menu={menu}
          skus={skus}
          searchRef={search}
          choosing={choosing}
          onChoosing={order.choose}
          hasItems={draft.items.length > 0}
          onPut={order.put}
          onDone={focusSend}
        />
      </section>
      <section className={styles.sum}>
        {menu && (
          <ItemsPart
            draft={draft}
            change={change}
            menu={menu}
            quoted={quoted}
            lost={order.lost}
            onEdit={(item) => order.choose(choosingAgain(item))}
          />
        )}
        <PaymentPart
          draft={draft}
          change={change}
          branch={branch}
          quote={quoted.quote}
          current={quoted.current}
          problem={problem?.error ?? null}
        />
        <TotalPart
          draft={draft}
          change={change}
          quoted={quoted}
          missing={order.missing}
          sending={sending}
          problem={problem}
          ringsAt={ring ? branch.name : null}
          onSend={() => void order.send(quoted)}
          onClear={order.clear}
        />
      </section>
    </div>
  );
}
