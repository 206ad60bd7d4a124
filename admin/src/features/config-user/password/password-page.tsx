import { ChangePasswordCard } from './change-password-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';
import { AccountFrame } from '../account-frame';
import { OwnPinCard } from '@entities/approval/own-pin';
import { useGrant } from '@entities/session/access';

/** `/dashboard/config-user/password`: everything that keeps others out. */
export default function PasswordPage() {
  const mayApprove = useGrant('approval.give') !== null;
  return (
    <AccountFrame>
      <ChangePasswordCard />
      <TwoFactorCard />
      {mayApprove && <OwnPinCard />}
      <SessionsCard />
    </AccountFrame>
  );
}
