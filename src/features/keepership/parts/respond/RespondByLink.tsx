import { useCall } from '#platform/web/useCall.ts'
import { keepershipRequestByLink } from '../../contract.ts'
import { LinkAnsweredAlready, RequestAwaited } from './outcomes.tsx'
import { RespondRequest } from './RespondRequest.tsx'

/** The request that a link from a message is about. Only the browser asks, so that no mail scanner counts as the keeper. */
export function RespondByLink({ token }: { token: string }) {
  const query = useCall(keepershipRequestByLink, { token })
  const { data, error } = query
  if (data) return <RespondRequest asked={data} way={{ token }} />
  if (error?.isNotFound || error?.isMistyped) return <LinkAnsweredAlready says={error.message} />
  return <RequestAwaited query={query} />
}
