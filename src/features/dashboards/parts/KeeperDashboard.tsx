import { lazy, Suspense } from 'react'
import { userProfile } from '#features/accounts/contract.ts'
import { useLive } from '#features/chat/kit/useLive.ts'
import { getMicroLookupHistory } from '#features/lookup/contract.ts'
import { getUsersPets } from '#features/pets/contract.ts'
import { CreditsPanel } from '#features/plans/parts/credits/CreditsPanel.tsx'
import { combineQueries } from '#platform/web/combine.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Columns, Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { getTasks } from '../contract.ts'
import { LatestLookups } from './LatestLookups.tsx'
import { MyPets } from './MyPets.tsx'
import { WaitingList } from './WaitingList.tsx'

const NextVisits = lazy(() => import('#features/bookings/parts/NextVisits.tsx').then((part) => ({ default: part.NextVisits })))

const HowWeReachYou = lazyPart(() => import('./HowWeReachYou.tsx').then((part) => part.HowWeReachYou))

const WITHOUT_SOCKET = 15
const WITH_SOCKET = 120

/** What a keeper sees first; a new lookup or message appears by itself. */
export function KeeperDashboard() {
  const { connected } = useLive(useSession()?.token ?? null, getMicroLookupHistory, getTasks)
  const account = useCall(userProfile, {})
  const pets = useCall(getUsersPets, { pageSize: 6 })
  const lookups = useCall(
    getMicroLookupHistory,
    { of: 'myPets', pageSize: 20 },
    { every: connected ? WITH_SOCKET : WITHOUT_SOCKET, freshFor: 0 },
  )

  const query = combineQueries({ account, pets, lookups })
  const { data } = query
  if (!data) return <Loaded what="your dashboard" query={query} shape="cards" />
  return (
    <>
      <WaitingList />
      <Suspense>
        <NextVisits side="customer" />
      </Suspense>
      <MyPets pets={data.pets.items} total={data.pets.total} />
      <Columns min="24rem">
        <Rows>
          <LatestLookups lookups={data.lookups.items} />
          <CreditsPanel />
        </Rows>
        <Suspense fallback={<div />}>
          <HowWeReachYou account={data.account} />
        </Suspense>
      </Columns>
    </>
  )
}
