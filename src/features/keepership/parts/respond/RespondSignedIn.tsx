import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { getPendingKeepershipRequests } from '../../contract.ts'
import { NotAmongMine, RequestAwaited } from './outcomes.tsx'
import { RespondRequest } from './RespondRequest.tsx'

/** A request about one of the animals of whoever is signed in. */
export function RespondSignedIn({ requestId }: { requestId: string }) {
  const session = useSession()
  const query = useCall(getPendingKeepershipRequests, {}, { enabled: session !== null })
  const asked = query.data?.items.find(({ id }) => id === requestId)
  if (asked) return <RespondRequest asked={asked} way={{ requestId }} />
  if (query.data) return <NotAmongMine />
  return <RequestAwaited query={query} />
}
