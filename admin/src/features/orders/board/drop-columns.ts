import type { BoardColumn } from '@domain/orders/life-cycle';
import { createContext, useContext } from 'react';

/** Where the card that is being dragged may go; null while none is. */
export const DropColumns = createContext<readonly BoardColumn[] | null>(null);

export const useDropColumns = () => useContext(DropColumns);
