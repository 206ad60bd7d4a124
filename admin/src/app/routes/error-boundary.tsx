import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contact } from '../../features/support/contact/contact.feature';
import { NEW_TICKET } from '../../features/support/contact/new-ticket-path';
import { may } from '@entities/session/access';
import { recordCrash } from '@shared/api/last-failure';
import { LinkButton } from '@shared/ui/button';
import { ErrorState } from '@shared/ui/states';

interface Props {
  /** A new value forgives the error: the place it happened at was left. */
  place: string;
  children: ReactNode;
}

/** Keeps a broken page from taking the shell with it, and offers a fresh start. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    recordCrash(error);
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const more = this.props.place !== contact.paths.list && may(contact.permission) && <TellSupport />;
    // A page whose code is gone after an update comes back only with a full load.
    return <ErrorState error={this.state.error} onRetry={() => window.location.reload()} more={more} />;
  }
}

function TellSupport() {
  const { t } = useTranslation('ui');
  return (
    <LinkButton to={NEW_TICKET} type="text">
      {t('error.tellSupport')}
    </LinkButton>
  );
}
