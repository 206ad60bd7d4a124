type Test = (path: string) => boolean;

let test: Test = () => false;

/** Told once by the app, which alone knows every page and who may open it. */
export function setPathAccess(isOpen: Test): void {
  test = isOpen;
}

/** Whether a page stands at `path` and the person may open it: a link to nowhere is worse than none. */
export const canOpenPath = (path: string): boolean => test(path);
