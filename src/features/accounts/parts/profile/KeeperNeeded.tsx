import { Link } from 'react-router'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Box, Group } from '#ui/Box.tsx'
import { userProfile } from '../../contract.ts'
import { AddKeeperProfile, canBecomeKeeper } from './BecomeKeeper.tsx'

/** Why somebody without a keeper profile can't do this yet, and the way to add one. */
export function KeeperNeeded({ what }: { what: string }) {
  const account = useCall(userProfile, {}).data
  if (!account) return null
  return (
    <Group gap="0.75rem">
      <Box component="p" m={0}>
        You need a keeper profile to {what}. It’s free, and your other profiles stay as they are.{' '}
        {!canBecomeKeeper(account) && <Link to={paths.profile}>Add your address and a mobile number first</Link>}
        {!canBecomeKeeper(account) && ', then come back to this page.'}
      </Box>
      {canBecomeKeeper(account) && <AddKeeperProfile account={account} weight="main" />}
    </Group>
  )
}
