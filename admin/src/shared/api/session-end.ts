import type { ApiError } from './error';

let tell: () => void = () => {};

/** Told once by who knows the session: `listener` runs whenever the server says that nobody is signed in any more. */
export function onSessionEnd(listener: () => void): void {
  tell = listener;
}

/** Passes a refusal on, whoever asked; that the session has ended concerns everybody. */
export function reportSessionEnd(error: ApiError): ApiError {
  if (error.status === 401 && error.code === 'NOT_SIGNED_IN') tell();
  return error;
}
