/**
 * Which tables of others a context, or a folder of the machinery, reads for itself, and why it does not ask who keeps
 * them. Whoever can be asked without a further statement on a hot path is asked.
 */
export const FOREIGN_READS = {
  account: {
    tables: ['businesses'],
    why: 'Signing in reads a person with the language of their business in one statement.',
  },
  audit: {
    tables: ['orders', 'branches', 'menu_releases', 'coupons', 'support_tickets', 'customers'],
    why: 'The log says what things of every context are called; nouns tell it by their declaration.',
  },
  bootstrap: {
    tables: ['orders', 'customers'],
    why: "The panel's search goes through the columns of any content type, by their indexes.",
  },
  branches: {
    tables: ['categories', 'variation_groups', 'extra_groups', 'products'],
    why: 'A clone of a branch copies the rows of its menu as they are, whatever columns they have.',
  },
  campaign: {
    tables: ['branches'],
    why: 'The links of a coupon lead to the pages of all live branches: their addresses alone, in one statement.',
  },
  carts: {
    tables: ['orders'],
    why: 'The report joins carts to the orders they became; whether the customer of a cart ordered otherwise is asked with its row.',
  },
  crud: {
    tables: ['branches'],
    why: "Which of a noun's branches are the business's own; the machinery knows no context that it could ask.",
  },
  customers: {
    tables: ['orders', 'carts', 'feedback', 'loyalty_accounts'],
    why: 'The figures of a customer are what their orders come to, computed by one statement in the transaction of the order; a timeline is one page of rows of several contexts; loyalty, which would be asked whether a customer has a balance, asks customers.',
  },
  employees: {
    tables: ['up_users', 'last_seen'],
    why: 'A person of the team is the row by which they sign in: read with role, invitation and last sign in one statement, and moved along from invited to removed.',
  },
  loyalty: {
    tables: ['customers', 'products'],
    why: 'Members are listed, searched and sorted by their names in one statement; a balance is that of a merged group; what a reward gives is priced with the products it names.',
  },
  orders: {
    tables: ['events'],
    why: 'A stream reads the orders that its events tell of in one statement.',
  },
  sales: {
    tables: ['orders', 'order_items', 'products', 'categories', 'couriers', 'sellers', 'branches'],
    why: 'A report groups the concluded orders of a period by any of their traits, with its name, in one statement.',
  },
  sessions: {
    tables: ['up_users', 'businesses', 'two_factor'],
    why: 'Every request reads its session with person and business in one statement; the machinery knows no context that it could ask.',
  },
  store: {
    tables: [
      ...['branches', 'opening_hours', 'hours_exceptions', 'pauses', 'delivery_zones', 'social_links'],
      ...['branch_slugs', 'board_signs', 'businesses', 'orders', 'stock_levels'],
      ...['categories', 'products', 'variation_groups', 'extra_groups', 'coupons'],
    ],
    why: 'The kept store is what ordering needs to know, of branch, menu, kitchen and automatic coupons together; the machinery knows no context that it could ask.',
  },
  uploads: {
    tables: ['menu_release_changes', 'up_users', 'support_tickets', 'support_messages'],
    why: 'No picture is swept away that any row names; nouns tell their columns by their declaration.',
  },
};
