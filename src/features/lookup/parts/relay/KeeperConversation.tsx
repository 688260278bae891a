import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'
import { getFounderInfo } from '../../contract.ts'
import { useLive } from '../../kit/useLive.ts'
import { FinderMessage } from './FinderMessage.tsx'

/** Seconds between two questions: seldom while the connection tells us, often while it does not. */
const ASK_EVERY = { live: 60, alone: 10 }

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'Lookups', to: paths.lookups },
]

/** The keeper’s side of a conversation: what a finder left, and the answer to it. */
export function KeeperConversation({ threadId }: { threadId: string }) {
  const session = useSession()
  const live = useLive(session?.token ?? null, getFounderInfo)
  const query = useCall(getFounderInfo, { threadId }, { freshFor: 0, every: live.connected ? ASK_EVERY.live : ASK_EVERY.alone })
  const { data } = query
  // The address keeps its path, so the shell does not move focus.
  useTitleFocus()

  return (
    <Page title={data ? `A message about ${data.petName}` : 'A message about your pet'} crumbs={crumbs}>
      <Loaded what="the message" query={query}>
        {(info) => <FinderMessage info={info} stale={query.isError} onSent={() => void query.refetch()} />}
      </Loaded>
    </Page>
  )
}
