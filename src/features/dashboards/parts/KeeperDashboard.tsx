import { userProfile } from '#features/accounts/contract.ts'
import { getMicroLookupHistory } from '#features/lookup/contract.ts'
import { useLive } from '#features/lookup/parts/relay/useLive.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { useSession } from '#platform/web/session.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { Columns, Rows } from '#ui/Columns.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { getTasks } from '../contract.ts'
import { HowWeReachYou } from './HowWeReachYou.tsx'
import { LatestLookups } from './LatestLookups.tsx'
import { MyPets } from './MyPets.tsx'
import { WaitingList } from './WaitingList.tsx'

const WITHOUT_SOCKET = 15
const WITH_SOCKET = 120

/** What a keeper sees first; a new lookup or message appears by itself. */
export function KeeperDashboard() {
  const { connected } = useLive(useSession()?.token ?? null, getMicroLookupHistory, getTasks)
  const account = useAsk(userProfile, {})
  const pets = useAsk(getUsersPets, { pageSize: 6 })
  const lookups = useAsk(
    getMicroLookupHistory,
    { of: 'myPets', pageSize: 20 },
    { every: connected ? WITH_SOCKET : WITHOUT_SOCKET, freshFor: 0 },
  )

  const asked = [account, pets, lookups]
  const failed = asked.find(({ error, data }) => error && !data)
  if (failed?.error)
    return (
      <ErrorState
        title="We could not load your dashboard"
        retrying={asked.some(({ isFetching }) => isFetching)}
        onRetry={() => asked.forEach(({ refetch }) => void refetch())}
      >
        {failed.error.message}
      </ErrorState>
    )
  if (!account.data || !pets.data || !lookups.data) return <LoadingState shape="cards" count={3} label="Loading your dashboard" />
  return (
    <>
      <WaitingList />
      <MyPets pets={pets.data.items} total={pets.data.total} />
      <Columns min="24rem">
        <Rows>
          <LatestLookups lookups={lookups.data.items} />
          <CreditsPanel />
        </Rows>
        <HowWeReachYou account={account.data} />
      </Columns>
    </>
  )
}
