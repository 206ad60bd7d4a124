export {
  isOwed,
  walletGroupOf,
  walletGroups,
  walletTotals,
  WALLET_GROUPS,
  type WalletBalance,
  type WalletGroup,
  type WalletGroupName,
  type WalletSide,
} from './groups';
export { kindsOfAccount } from './kinds';
