import { session } from '@entities/session/session';
import { request } from '@shared/api/request';
import { chooseTheme, themeChoice, themeWasChosen } from '@shared/tokens/theme';

/** Looks as the person chose elsewhere, unless this device was told; gives what ends keeping their choices with them. */
export function syncPersonTheme(): () => void {
  const theirs = session.get()?.user.theme;
  if (theirs && !themeWasChosen()) chooseTheme(theirs);
  return themeChoice.subscribe(() => {
    void request('PATCH', '/api/account', { theme: themeChoice.get() }).catch(() => undefined);
  });
}
