import type { CourierDto, CourierOnBoard, DeliveryDto, StopDto } from '@contracts/couriers';
import { useState } from 'react';
import { useErrorMessage } from '@entities/record/use-error-message';
import { request } from '@shared/api/request';

/** What is done with a courier or their trips at a press; what was refused is said, and the screen read again. */
export function useCourierActions(onChanged: () => void) {
  const sayWhy = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      sayWhy(error);
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  return {
    isBusy,
    setAvailable: ({ id, version }: CourierOnBoard, available: boolean) =>
      act(() => request<CourierDto>('PATCH', `/api/couriers/${id}`, { version, available })),
    withdraw: ({ id, version }: DeliveryDto) =>
      act(() => request<DeliveryDto>('POST', `/api/deliveries/${id}/withdraw`, { version })),
    receive: ({ id, version }: DeliveryDto, { orderId }: StopDto) =>
      act(() => request<DeliveryDto>('POST', `/api/deliveries/${id}/returned`, { version, order: orderId })),
  };
}
