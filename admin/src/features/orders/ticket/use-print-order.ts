import { usePrintMany } from './use-print-many';

/** Prints the ticket of an order as it is now. */
export function usePrintOrder() {
  const print = usePrintMany();
  return (orderId: string): Promise<void> => print([orderId]);
}
