import { forwardRef } from 'react';

/** An icon of the first page, drawn by its path. */
function iconOf(name: string, path: string) {
  const Icon = forwardRef<SVGSVGElement>(function WidgetIcon(_props, ref) {
    return (
      <svg
        ref={ref}
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={path} strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    );
  });
  Icon.displayName = name;
  return Icon;
}

export const StoreIcon = iconOf('StoreIcon', 'M4 10v10h16V10M3 4h18l-1 6H4L3 4Zm6 16v-6h6v6');
export const TicketIcon = iconOf('TicketIcon', 'M4 5h16v11H10l-5 4v-4H4V5Z');
export const ClockIcon = iconOf('ClockIcon', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2');
export const InvoiceIcon = iconOf('InvoiceIcon', 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6');
