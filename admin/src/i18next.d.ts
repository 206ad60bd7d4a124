import 'i18next';
import type access from './locales/en/access.json';
import type account from './locales/en/account.json';
import type app from './locales/en/app.json';
import type branch from './locales/en/branch.json';
import type branches from './locales/en/branches.json';
import type form from './locales/en/form.json';
import type home from './locales/en/home.json';
import type hours from './locales/en/hours.json';
import type invitation from './locales/en/invitation.json';
import type landing from './locales/en/landing.json';
import type legal from './locales/en/legal.json';
import type menuCopy from './locales/en/menu-copy.json';
import type menuFile from './locales/en/menu-file.json';
import type menu from './locales/en/menu.json';
import type navigation from './locales/en/navigation.json';
import type onboarding from './locales/en/onboarding.json';
import type order from './locales/en/order.json';
import type orders from './locales/en/orders.json';
import type product from '@domain/menu/words/en.json';
import type profile from './locales/en/profile.json';
import type release from './locales/en/release.json';
import type social from './locales/en/social.json';
import type settings from './locales/en/settings.json';
import type store from './locales/en/store.json';
import type support from './locales/en/support.json';
import type team from './locales/en/team.json';
import type sellers from './locales/en/sellers.json';
import type ui from './locales/en/ui.json';
import type zones from './locales/en/zones.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      access: typeof access;
      account: typeof account;
      app: typeof app;
      branch: typeof branch;
      branches: typeof branches;
      form: typeof form;
      home: typeof home;
      hours: typeof hours;
      invitation: typeof invitation;
      landing: typeof landing;
      legal: typeof legal;
      'menu-copy': typeof menuCopy;
      'menu-file': typeof menuFile;
      menu: typeof menu;
      navigation: typeof navigation;
      onboarding: typeof onboarding;
      order: typeof order;
      orders: typeof orders;
      product: typeof product;
      profile: typeof profile;
      release: typeof release;
      social: typeof social;
      settings: typeof settings;
      store: typeof store;
      support: typeof support;
      team: typeof team;
      sellers: typeof sellers;
      ui: typeof ui;
      zones: typeof zones;
    };
  }
}
