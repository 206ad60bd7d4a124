import { forwardRef } from 'react';

export const StoreIcon = forwardRef<SVGSVGElement>(function StoreIcon(_props, ref) {
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
      <path d="M4 10v10h16V10M3 4h18l-1 6H4L3 4Zm6 16v-6h6v6" strokeLinejoin="round" />
    </svg>
  );
});
