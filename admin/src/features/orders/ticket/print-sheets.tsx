import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from '@entities/ticket/ticket-sheet.module.css';

const MM_PER_PX = 25.4 / 96;
/** The cutter needs a little more paper than the text. */
const FEED_MM = 6;

/**
 * Draws sheets beside the page, prints each on a page of its own that is as long as it is, and takes them away again; done
 * when the browser is, which cannot tell whether somebody called the printing off.
 *
 * @param width of the paper in millimetres
 */
export async function printSheets(sheets: readonly ReactNode[], width: string): Promise<void> {
  if (sheets.length === 0) return;
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.dataset.width = width;
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      sheets.map((sheet, index) => (
        <div
          key={index}
          data-sheet
          style={{ page: `ticket-${index}`, breakAfter: index < sheets.length - 1 ? 'page' : 'auto' }}
        >
          {sheet}
        </div>
      )),
    ),
  );

  const paper = new CSSStyleSheet();
  const pages = [...host.querySelectorAll<HTMLElement>('[data-sheet]')].map((sheet, index) => {
    const height = Math.ceil(sheet.getBoundingClientRect().height * MM_PER_PX) + FEED_MM;
    return `@page ticket-${index} { size: ${width}mm ${height}mm; margin: 0; }`;
  });
  paper.replaceSync(pages.join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  const printed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
  window.print();
  await printed;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
  root.unmount();
  host.remove();
}
