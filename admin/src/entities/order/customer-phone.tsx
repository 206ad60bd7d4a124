import { useSession } from '@entities/session/session';
import { useShownPhone } from '@shared/format/use-shown-phone';

/** The phone of a customer as people write it where the business is; a masked one as it is masked. */
export function CustomerPhone({ phone }: { phone: string }) {
  const { country } = useSession().business;
  const write = useShownPhone();
  return <>{write(phone, country)}</>;
}
