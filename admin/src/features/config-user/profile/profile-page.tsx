import type { AccountDto } from '@contracts/account';
import { AppearanceCard } from './appearance-card';
import { EmailCard } from './email-card';
import { PhotoCard } from './photo-card';
import { PrivacyCard } from './privacy-card';
import { ProfileForm } from './profile-form';
import { AccountFrame } from '../account-frame';
import { useAccount } from '../own-account';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** `/dashboard/config-user`: who one is, how it looks and sounds here, and what is kept. */
export default function ProfilePage() {
  const { data, error, refetch } = useAccount();
  return (
    <AccountFrame>
      {data ? (
        <Cards account={data} onChanged={refetch} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} height={16} />
      )}
    </AccountFrame>
  );
}

function Cards({ account, onChanged }: { account: AccountDto; onChanged: () => void }) {
  return (
    <>
      <PhotoCard account={account} onChanged={onChanged} />
      <ProfileForm account={account} onChanged={onChanged} />
      <EmailCard account={account} onChanged={onChanged} />
      <AppearanceCard />
      <PrivacyCard account={account} onChanged={onChanged} />
    </>
  );
}
