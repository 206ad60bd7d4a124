import { Card as AntCard } from 'antd';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title?: ReactNode;
  /** To the right of the title. */
  actions?: ReactNode;
  /** No padding, for lists and tables that reach the edge. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** antd's card as a region of the page: its title is a heading and names it. */
export function Card({ title, actions, flush, className, children }: CardProps) {
  const id = useId();
  return (
    <AntCard
      className={className}
      title={title && <h2 id={id}>{title}</h2>}
      extra={actions}
      styles={{ body: flush ? { padding: 0 } : title ? { paddingTop: 0 } : undefined }}
      {...(title !== undefined && { role: 'region', 'aria-labelledby': id })}
    >
      {children}
    </AntCard>
  );
}
