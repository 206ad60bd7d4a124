import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './button.module.css';
import { classes } from './classes';

interface Look {
  /** One `primary` a screen; `quiet` has no frame until pointed at. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as what surrounds it. */
  wide?: boolean;
  icon?: ReactNode;
}

const look = ({ variant = 'secondary', size = 'medium', wide }: Look, extra?: string) =>
  classes(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide, extra);

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that it works on it and ignores further presses. */
  busy?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, icon, busy, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
});

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide'> {
  /** What it does, for everybody who does not see the icon; shown as a hint when pointed at. */
  label: string;
  icon: ReactNode;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'quiet', className, ...rest },
  ref,
) {
  return (
    <Button
      ref={ref}
      variant={variant}
      className={classes(styles.icon, className)}
      aria-label={label}
      {...rest}
    >
      <span className={styles.hint} aria-hidden>
        {label}
      </span>
    </Button>
  );
});

/** A link that looks like a button: for places, not for deeds. */
export function LinkButton({ to, children, icon, ...rest }: Look & { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={look(rest)}>
      {icon}
      {children}
    </Link>
  );
}

/** Leads to a file that the server makes. */
export function DownloadButton({
  href,
  children,
  icon,
  ...rest
}: Look & { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={look(rest)}>
      {icon}
      {children}
    </a>
  );
}
