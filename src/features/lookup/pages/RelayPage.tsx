import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { refusedWith } from '#platform/web/refused.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { relayThread } from '../contract.ts'
import { useLive } from '../kit/useLive.ts'
import { FinderConversation } from '../parts/relay/FinderConversation.tsx'

/** Longer is no key of ours. */
const LONGEST = 100
/** Seconds between two questions: seldom while the connection tells us, often while it does not. */
const ASK_EVERY = { live: 60, alone: 10 }

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { token: relayKey = '' } = params
  if (relayKey.length > LONGEST) return data({ thread: null, known: false }, { status: 404 })
  // Where the server cannot draw the conversation, the page asks for it by itself.
  const thread = await callFrom(context, relayThread, { relayKey }).catch(refusedWith)
  if (thread && 'status' in thread) return data({ thread: null, known: !thread.isNotFound }, { status: thread.status })
  return data({ thread, known: true })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** The finder’s side of a conversation with a keeper, by the secret in its address. */
export default function RelayPage() {
  const { token: relayKey = '' } = useParams()
  const { thread: served, known } = useLoaderData<typeof loader>()
  const live = useLive(known ? relayKey : null, relayThread)
  const query = useCall(relayThread, { relayKey }, { enabled: known, every: live.connected ? ASK_EVERY.live : ASK_EVERY.alone })
  const thread = query.data ?? served

  if (!known || query.error?.isNotFound) return <Unknown />
  if (thread) {
    return <FinderConversation thread={thread} relayKey={relayKey} live={live} stale={query.isError} onSent={() => void query.refetch()} />
  }
  return (
    <Page title="Your conversation with the keeper" width="text">
      <Loaded what="the conversation" query={query} />
      <noscript>Turn on JavaScript to read and reply.</noscript>
    </Page>
  )
}

function Unknown() {
  return (
    <Page title="We can’t find this conversation" width="text">
      <EmptyState
        art={<MessageRelayArt />}
        title="Part of the link may be missing"
        action={<ButtonLink to={paths.home}>Look up the chip again</ButtonLink>}
      >
        Open the whole link from your message. If it still doesn’t work, look up the chip again and leave a new message.
      </EmptyState>
    </Page>
  )
}
