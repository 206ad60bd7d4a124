interface DemoAccounts {
  password: string;
  accounts: { email: string; role: string }[];
}

let accounts: DemoAccounts | null = null;

/** Told by whoever fills the demo. */
export function offerDemoAccounts(offered: DemoAccounts): void {
  accounts = offered;
}

export const demoAccounts = () => accounts;
