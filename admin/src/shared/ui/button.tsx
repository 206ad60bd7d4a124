import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler, type To } from 'react-router';

/** A link of the router that looks like a button: for places, not for actions. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: To }) {
  return <Button href={useHref(to)} onClick={useLinkClickHandler(to)} {...rest} />;
}
