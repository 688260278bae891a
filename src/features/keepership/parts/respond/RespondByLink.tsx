import { useCall } from '#platform/web/useCall.ts'
import { keepershipRequestByLink } from '../../contract.ts'
import { LinkAnsweredAlready, RespondFailed, RespondLoading } from './outcomes.tsx'
import { RespondRequest } from './RespondRequest.tsx'

/** The request that a link from a message is about. Only the browser asks, so that no mail scanner counts as the keeper. */
export function RespondByLink({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useCall(keepershipRequestByLink, { token })
  if (data) return <RespondRequest asked={data} way={{ token }} />
  if (!error) return <RespondLoading />
  if (error.isNotFound || error.isMistyped) return <LinkAnsweredAlready says={error.message} />
  return <RespondFailed says={error.message} onRetry={refetch} retrying={isFetching} />
}
