import { ChangePasswordCard } from './change-password-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';
import { AccountFrame } from '../account-frame';
import { OwnPinCard } from '@entities/approval/own-pin';
import { useHasPermission } from '@entities/session/access';

/** `/dashboard/config-user/password`: everything that keeps others out. */
export default function PasswordPage() {
  const mayApprove = useHasPermission('approval.give');
  return (
    <AccountFrame>
      <ChangePasswordCard />
      <TwoFactorCard />
      {mayApprove && <OwnPinCard />}
      <SessionsCard />
    </AccountFrame>
  );
}
