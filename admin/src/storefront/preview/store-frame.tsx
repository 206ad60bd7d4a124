import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

/** Chosen here, not by the system or the dashboard: most customers read a menu in the light. */
const PAGE = '<!doctype html><html data-theme="light"><head></head><body></body></html>';

interface StoreFrameProps {
  title: string;
  language: string;
  /** As high as what is inside, instead of as high as its place. */
  fit?: boolean;
  children: ReactNode;
}

/** A window of its own: what is inside measures itself by it and keeps the styles that it brought along. */
export function StoreFrame({ title, language, fit = false, children }: StoreFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (page) page.documentElement.lang = language;
  }, [page, language]);
  useEffect(() => {
    if (!page || !fit) return;
    const watch = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    watch.observe(page.body);
    return () => watch.disconnect();
  }, [page, fit]);
  return (
    <>
      <iframe
        title={title}
        srcDoc={PAGE}
        className={styles.screen}
        style={fit && height !== null ? { height } : undefined}
        onLoad={({ currentTarget }) => {
          const inside = currentTarget.contentDocument;
          if (!inside) return;
          copyStyles(document, inside);
          setPage(inside);
        }}
      />
      {page && createPortal(children, page.body)}
    </>
  );
}

/** The stylesheets of the page; while developing they are written into it. */
function copyStyles(from: Document, to: Document): void {
  for (const sheet of from.head.querySelectorAll('link[rel="stylesheet"], style[data-vite-dev-id]')) {
    to.head.append(to.importNode(sheet, true));
  }
}
