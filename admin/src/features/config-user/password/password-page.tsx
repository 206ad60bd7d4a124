import { ChangePasswordCard } from './change-password-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';
import { AccountFrame } from '../account-frame';

/** `/dashboard/config-user/password`: everything that keeps others out. */
export default function PasswordPage() {
  return (
    <AccountFrame>
      <ChangePasswordCard />
      <TwoFactorCard />
      <SessionsCard />
    </AccountFrame>
  );
}
