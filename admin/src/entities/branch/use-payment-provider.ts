import type { PaymentProviderDto } from '@contracts/payments';
import { useEffect, useState } from 'react';
import { request } from '@shared/api/request';

/**
 * Who takes online payments for this server; undefined until it is known. Asked for without Refine, which setting up has
 * not. Where it cannot be asked, the server says when the form is saved what it does not take.
 */
export function usePaymentProvider(): PaymentProviderDto | undefined {
  const [provider, setProvider] = useState<PaymentProviderDto>();
  useEffect(() => {
    const stop = new AbortController();
    request<PaymentProviderDto>('GET', '/api/payments/provider', undefined, stop.signal).then(
      setProvider,
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return provider;
}
