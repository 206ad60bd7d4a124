import { Button, Tooltip, type ButtonProps } from 'antd';
import { forwardRef, useEffect, useState, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** What it does, for everybody who does not see the icon; shown as a hint when pointed at. */
  label: string;
  icon: ReactNode;
}

/** antd's button with an icon alone, which has a name and a hint. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, type = 'text', onPointerEnter, onPointerLeave, ...rest },
  ref,
) {
  const [pointedAt, setPointedAt] = useState(false);
  return (
    <Button
      ref={ref}
      type={type}
      aria-label={label}
      icon={
        <>
          {icon}
          {/* What the button has opened stands where the hint would. */}
          {pointedAt && !rest['aria-expanded'] && <Hint>{label}</Hint>}
        </>
      }
      onPointerEnter={(event) => {
        setPointedAt(event.pointerType === 'mouse');
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        setPointedAt(false);
        onPointerLeave?.(event);
      }}
      {...rest}
    />
  );
});

const HINT_AFTER_MS = 500;

/** Is only there while the button is pointed at: a list has three of them in each of its rows. */
function Hint({ children }: { children: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), HINT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tooltip open={open} title={children} styles={{ root: { pointerEvents: 'none' } }}>
      <span className={styles.hinted} />
    </Tooltip>
  );
}

/** A link of the router that looks like a button: for places, not for actions. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: To }) {
  return <Button href={useHref(to)} onClick={useLinkClickHandler(to)} {...rest} />;
}
