/** The signs that the menu itself needs, on a grid of 24 with round ends; pictures come from the icon library later. */
const SIGNS = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  next: 'M9 6l6 6-6 6',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.3-4.3',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2h.01',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5M12 16h.01',
  offline:
    'M3 3l18 18M5 12.6a10 10 0 0 1 5-2.7M15 10.3a10 10 0 0 1 4 2.3M1.8 9A15 15 0 0 1 6.6 6M10.5 5.1A15 15 0 0 1 22.2 9M8.6 16.2a5 5 0 0 1 6.8 0M12 20h.01',
} as const;

type Sign = keyof typeof SIGNS;

interface IconProps {
  sign: Sign;
  size?: number;
  className?: string | undefined;
}

/** A sign beside or instead of words; what it means is said by the words or by the label of what holds it. */
export function Icon({ sign, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={SIGNS[sign]} />
    </svg>
  );
}
