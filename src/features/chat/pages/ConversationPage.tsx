import { useParams } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { conversation, unreadMessages } from '../contract.ts'
import { useLive } from '../kit/useLive.ts'
import { ASK_EVERY } from '../parts/askevery.ts'
import { ConversationView } from '../parts/ConversationView.tsx'

/** A conversation of somebody who is signed in. */
export default function ConversationPage() {
  const { threadId = '' } = useParams()
  const session = useSession()
  const live = useLive(session?.token ?? null, conversation, unreadMessages)
  const query = useCall(conversation, { threadId }, { freshFor: 0, every: live.connected ? ASK_EVERY.live : ASK_EVERY.alone })
  if (query.data) {
    const again = () => void query.refetch()
    return <ConversationView conversation={query.data} writer={{ threadId }} live={live} stale={query.isError} onSent={again} />
  }
  return (
    <Page title="Your conversation" width="text" crumbs={[{ label: 'Messages', to: paths.conversations }]}>
      <Loaded what="the conversation" query={query} />
    </Page>
  )
}
