import { Button, Tooltip, type ButtonProps } from 'antd';
import { forwardRef, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** What it does, for everybody who does not see the icon; shown as a hint when pointed at. */
  label: string;
  icon: ReactNode;
}

/** antd's button with an icon alone, which has a name and a hint. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, type = 'text', ...rest },
  ref,
) {
  return (
    <Tooltip
      // What the button has opened stands where the hint would.
      title={rest['aria-expanded'] ? undefined : label}
      mouseEnterDelay={0.5}
      styles={{ root: { pointerEvents: 'none' } }}
    >
      <Button ref={ref} type={type} aria-label={label} {...rest} />
    </Tooltip>
  );
});

/** A link of the router that looks like a button: for places, not for actions. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: To }) {
  return <Button href={useHref(to)} onClick={useLinkClickHandler(to)} {...rest} />;
}
