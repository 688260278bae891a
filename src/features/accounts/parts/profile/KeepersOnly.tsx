import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { userProfile } from '../../contract.ts'
import { AddKeeperProfile, canBecomeKeeper } from './BecomeKeeper.tsx'

/** Stands where only a keeper of pets may go, for somebody whose account is for their trade: the way in is one press. */
export function KeepersOnly() {
  const query = useCall(userProfile, {})
  return (
    <Loaded what="your account" query={query} count={4}>
      {(account) => (
        <EmptyState
          art={<LockedArt />}
          title="Pets of your own need a keeper profile"
          action={canBecomeKeeper(account) ? <AddKeeperProfile account={account} weight="main" /> : <Complete />}
        >
          {canBecomeKeeper(account)
            ? 'Add one to this account. It’s free, and your other profiles stay as they are.'
            : 'You can add one to this account, free. It needs your address and a mobile number first. Then come back to this page.'}
        </EmptyState>
      )}
    </Loaded>
  )
}

const Complete = () => <ButtonLink to={paths.profile}>Add them on your profile page</ButtonLink>
