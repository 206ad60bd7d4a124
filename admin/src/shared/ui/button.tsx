import { Button as AntButton, Tooltip, type ButtonProps as AntButtonProps } from 'antd';
import { forwardRef, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

interface Look {
  /** One `primary` a screen; `quiet` has no frame until pointed at. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as what surrounds it. */
  wide?: boolean;
  icon?: ReactNode;
}

const look = ({ variant = 'secondary', size = 'medium', wide, icon }: Look): AntButtonProps => ({
  type: variant === 'primary' ? 'primary' : variant === 'quiet' ? 'text' : 'default',
  danger: variant === 'danger',
  size: size === 'medium' ? 'middle' : size,
  block: wide,
  icon,
});

interface ButtonProps extends Look, Omit<AntButtonProps, 'variant' | 'size' | 'type' | 'icon'> {
  type?: 'button' | 'submit';
  /** Shows that it works on it and ignores further presses. */
  busy?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, icon, busy, type, ...rest },
  ref,
) {
  return (
    <AntButton
      ref={ref}
      {...look({ variant, size, wide, icon })}
      htmlType={type}
      loading={busy}
      aria-busy={busy || undefined}
      {...rest}
    />
  );
});

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide'> {
  /** What it does, for everybody who does not see the icon; shown as a hint when pointed at. */
  label: string;
  icon: ReactNode;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'quiet', ...rest },
  ref,
) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button ref={ref} variant={variant} aria-label={label} {...rest} />
    </Tooltip>
  );
});

/** A link that looks like a button: for places, not for actions. */
export function LinkButton({ to, children, ...rest }: Look & { to: To; children: ReactNode }) {
  return (
    <AntButton {...look(rest)} href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </AntButton>
  );
}

/** Leads to a file that the server makes. */
export function DownloadButton({ href, children, ...rest }: Look & { href: string; children: ReactNode }) {
  return (
    <AntButton {...look(rest)} href={href} download>
      {children}
    </AntButton>
  );
}
