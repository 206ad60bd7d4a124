import type { PaymentProviderDto } from '../../../contracts/payments';
import { paymentProvider } from '../../../integrations/payment';

/** What the server was set up with: the branch's form offers online payment only where there is somebody to take it. */
export const readProvider = (): PaymentProviderDto => ({ name: paymentProvider?.name ?? null });
