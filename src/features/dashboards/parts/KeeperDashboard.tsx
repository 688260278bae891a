import { userProfile } from '#features/accounts/contract.ts'
import { getMicroLookupHistory } from '#features/lookup/contract.ts'
import { useLive } from '#features/lookup/parts/relay/useLive.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { useSession } from '#platform/web/session.ts'
import { together } from '#platform/web/together.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { Columns, Rows } from '#ui/Columns.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
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

  const asking = together([account, pets, lookups])
  if (asking.error) return <NotLoaded what="your dashboard" asking={asking} />
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
