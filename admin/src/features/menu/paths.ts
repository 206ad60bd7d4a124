/** The addresses of the menu's pages, apart from the pages: who links to one loads none. */
export const menuPaths = {
  categories: {
    list: '/dashboard/menu/category',
    create: '/dashboard/menu/category/new',
    edit: '/dashboard/menu/category/edit/:id',
  },
  products: {
    list: '/dashboard/menu/products',
    create: '/dashboard/menu/products/new',
    edit: '/dashboard/menu/products/edit/:id',
    show: '/dashboard/menu/products/details-product/:id',
  },
  extraGroups: {
    list: '/dashboard/menu/products-extra',
    create: '/dashboard/menu/products-extra/new',
    edit: '/dashboard/menu/products-extra/edit/:id',
  },
  variationGroups: {
    list: '/dashboard/menu/variations',
    create: '/dashboard/menu/variations/new',
    edit: '/dashboard/menu/variations/edit/:id',
  },
} as const;
