import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { getPendingKeepershipRequests } from '../../contract.ts'
import { NotAmongMine, RespondFailed, RespondLoading } from './outcomes.tsx'
import { RespondRequest } from './RespondRequest.tsx'

/** A request about one of the animals of whoever is signed in. */
export function RespondSignedIn({ requestId }: { requestId: string }) {
  const session = useSession()
  const { data, error, refetch, isFetching } = useCall(getPendingKeepershipRequests, {}, { enabled: session !== null })
  const asked = data?.items.find(({ id }) => id === requestId)
  if (asked) return <RespondRequest asked={asked} way={{ requestId }} />
  if (data) return <NotAmongMine />
  if (!error) return <RespondLoading />
  return <RespondFailed says={error.message} onRetry={refetch} retrying={isFetching} />
}
