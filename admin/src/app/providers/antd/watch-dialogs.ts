/** antd's dialogs and drawers with what is around them; a closed one may stay in the page. */
const FRAMES = '.ant-modal-wrap, .ant-drawer';
const TITLES = '.ant-modal-title, .ant-modal-confirm-title, .ant-drawer-title';

interface OpenDialog {
  frame: HTMLElement;
  dialog: HTMLElement;
  opener: Element | null;
  /** Brings back within reach what lies behind it. */
  release: () => void;
}

/** In the order in which they were opened. */
const opened: OpenDialog[] = [];
let lastFocused: Element | null = null;

/** The dialog or drawer that was opened last, of those that are open. */
const topmostDialog = (): Element | undefined => opened.at(-1)?.dialog;

/**
 * Does for every dialog and drawer of antd, wherever it is drawn, what antd leaves to do: the focus goes into it at once, to
 * `[data-autofocus]` or else to its title, and back to what opened it, also when it is taken away while open; what lies
 * behind it is out of reach; Escape closes it when what had the focus is gone; its title is a heading and names it.
 * @returns ends it
 */
export function watchDialogs(): () => void {
  const observer = new MutationObserver(() => syncDialogs(observer));
  syncDialogs(observer);
  observer.observe(document.body, { childList: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('keydown', onKeyDown);
  };
}

function syncDialogs(observer: MutationObserver): void {
  for (const gone of opened.filter(({ frame }) => !isOpen(frame)).reverse()) {
    opened.splice(opened.indexOf(gone), 1);
    close(gone);
  }
  // What floats above a part with a theme of its own stands in a place of its own.
  for (const place of document.querySelectorAll('body > [data-theme]')) {
    observer.observe(place, { childList: true });
  }
  for (const frame of document.querySelectorAll<HTMLElement>(FRAMES)) {
    const dialog = frame.querySelector<HTMLElement>('[role="dialog"]');
    if (!dialog || !isOpen(frame) || isKnown(frame)) continue;
    observer.observe(frame, { attributeFilter: ['class', 'style'] });
    opened.push(open(frame, dialog));
  }
}

const isKnown = (frame: Element) => opened.some((known) => known.frame === frame);

const isOpen = (frame: HTMLElement) =>
  frame.isConnected &&
  (frame.matches('.ant-drawer') ? frame.matches('.ant-drawer-open') : frame.style.display !== 'none');

function open(frame: HTMLElement, dialog: HTMLElement): OpenDialog {
  const { activeElement } = document;
  const inside = frame.contains(activeElement);
  // Else it is antd's doing, on an element around everything.
  const content = dialog.querySelector('.ant-modal-content') ?? dialog;
  const taken = content !== activeElement && content.contains(activeElement);
  const title = dialog.querySelector<HTMLElement>(TITLES);
  if (title) {
    title.setAttribute('role', 'heading');
    title.setAttribute('aria-level', '2');
    title.tabIndex = -1;
    // antd leaves its questions without a name.
    if (!dialog.hasAttribute('aria-labelledby')) {
      dialog.setAttribute('aria-label', title.textContent);
    }
  }
  // The frame has no name that could be read out: whoever presses beside a control comes to the dialog.
  frame.removeAttribute('tabindex');
  dialog.tabIndex = -1;
  const release = makeInert(frame);
  if (!taken) {
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? title ?? dialog;
    first.focus({ preventScroll: true });
  }
  return { frame, dialog, release, opener: inside ? lastFocused : activeElement };
}

function close({ frame, opener, release }: OpenDialog): void {
  const { activeElement } = document;
  const lost = activeElement === document.body || frame.contains(activeElement);
  release();
  if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Makes everything inert that a dialog does not stand in, as the browser does for a dialog of its own; antd only says
 * that the dialog is modal. What opens later is not concerned, and toasts are told above everything.
 * @returns undoes it
 */
function makeInert(frame: Element): () => void {
  const behind: Element[] = [];
  // With its mask.
  let part = frame.closest('.ant-modal-root') ?? frame;
  for (; part !== document.body && part.parentElement; part = part.parentElement) {
    const others = [...part.parentElement.children].filter((other) => other !== part);
    behind.push(...others.filter((other) => !other.matches('[inert], [data-toasts]')));
  }
  behind.forEach((other) => other.setAttribute('inert', ''));
  return () => behind.forEach((other) => other.removeAttribute('inert'));
}

/** Remembers what opens a dialog: by the time that the dialog is noticed, a field in it may have taken the focus. */
function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const frame = target.closest(FRAMES);
  if (!frame || isKnown(frame)) lastFocused = target;
}

/** antd listens within the dialog only; what had the focus may be gone, such as a toast or a step before. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.target !== document.body) return;
  // Its number too: antd asks for nothing else.
  topmostDialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }));
}
