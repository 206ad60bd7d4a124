import { useEffect } from 'react';
import { PRODUCT_NAME } from '@shared/brand';

/** The title of the tab, with how many wait in front: it is read while another tab is looked at. */
export function useTitle(title: string, waiting: number): void {
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${PRODUCT_NAME}`;
  }, [title, waiting]);
}
