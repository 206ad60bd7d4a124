/** Of which branch a menu is. */
export interface MenuScope {
  businessId: string;
  branchId: string;
}
