import type { StrapiApp } from '@strapi/strapi/admin';
import logo from './brand/logo.svg';
import { theme } from './brand/theme';
import { MovePanel } from './businesses/move-panel';
import { withReadableCells } from './cells/columns';
import { registerCustomInputs, withCustomInputs } from './forms/custom-inputs';
import { preservingInput } from './forms/preserve-input';
import { configureHome } from './home/configure-home';
import { RelatedPanel } from './related/related-panel';
import { CONVERSATION, withConversation } from './tickets/with-conversation';
import { Conversation } from './tickets/conversation';
import { translations, withTranslatedHints } from './words/translations';

type SidePanel = ((shown: never) => unknown) & { type?: string };

interface ContentManager {
  apis: {
    addDocumentAction(reduce: typeof preservingInput): void;
    addDocumentHeaderAction(reduce: (actions: unknown[]) => unknown[]): void;
    addEditViewSidePanel(reduce: (panels: SidePanel[]) => SidePanel[]): void;
  };
}

/** Strapi's news of its own, which it shows until it was dismissed and has no setting for. */
const DISMISSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

export default {
  config: {
    auth: { logo },
    menu: { logo },
    theme,
    locales: ['pt-BR', 'es'],
    translations,
    notifications: { releases: false },
    tutorials: false,
  },

  register(app: StrapiApp) {
    configureHome(app);
    registerCustomInputs(app);
    app.addFields({ type: CONVERSATION, Component: Conversation });
  },

  bootstrap(app: StrapiApp) {
    showIcon();
    localStorage.setItem(DISMISSED, 'true');
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withReadableCells);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withTranslatedHints);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withCustomInputs);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withConversation);
    const given: unknown = app.getPlugin('content-manager');
    const { apis } = given as ContentManager;
    apis.addDocumentAction(preservingInput);
    // What these do is for languages of content and for previews, of which there are none here.
    apis.addDocumentHeaderAction(() => []);
    apis.addEditViewSidePanel((panels) => [
      ...panels.filter(({ type }) => type === 'actions'),
      MovePanel,
      RelatedPanel,
    ]);
  },
};

function showIcon(): void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = logo;
  document.head.append(link);
}
