import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

/** Chosen here, not by the system or the dashboard: most customers read a menu in the light. */
const PAGE = '<!doctype html><html data-theme="light"><head></head><body></body></html>';

interface PhoneFrameProps {
  title: string;
  language: string;
  children: ReactNode;
}

/** A window as wide as a phone: what is inside measures itself by it and keeps the styles that it brought along. */
export function PhoneFrame({ title, language, children }: PhoneFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (page) page.documentElement.lang = language;
  }, [page, language]);
  return (
    <div className={styles.phone}>
      <iframe
        title={title}
        srcDoc={PAGE}
        className={styles.screen}
        onLoad={({ currentTarget }) => {
          const inside = currentTarget.contentDocument;
          if (!inside) return;
          copyStyles(document, inside);
          setPage(inside);
        }}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}

/** The stylesheets of the page; while developing they are written into it. */
function copyStyles(from: Document, to: Document): void {
  for (const sheet of from.head.querySelectorAll('link[rel="stylesheet"], style[data-vite-dev-id]')) {
    to.head.append(to.importNode(sheet, true));
  }
}
