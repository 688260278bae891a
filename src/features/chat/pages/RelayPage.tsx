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
import { chatParticipantDetail, conversation } from '../contract.ts'
import { useLive } from '../kit/useLive.ts'
import { ASK_EVERY } from '../parts/askevery.ts'
import { ConversationView } from '../parts/ConversationView.tsx'

/** Longer is no key of ours. */
const LONGEST = 100

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { token: relayKey = '' } = params
  if (relayKey.length > LONGEST) return data({ served: null, known: false }, { status: 404 })
  // Where the server cannot draw the conversation, the page asks for it by itself.
  const served = await callFrom(context, conversation, { relayKey }).catch(refusedWith)
  if (served && 'status' in served) return data({ served: null, known: !served.isNotFound }, { status: served.status })
  return data({ served, known: true })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** A guest’s side of a conversation, by the secret in its address. */
export default function RelayPage() {
  const { token: relayKey = '' } = useParams()
  const { served, known } = useLoaderData<typeof loader>()
  const live = useLive(known ? relayKey : null, conversation, chatParticipantDetail)
  const query = useCall(conversation, { relayKey }, { enabled: known, every: live.connected ? ASK_EVERY.live : ASK_EVERY.alone })
  const shown = query.data ?? served

  if (!known || query.error?.isNotFound) return <Unknown />
  if (shown) {
    const again = () => void query.refetch()
    return <ConversationView conversation={shown} writer={{ relayKey }} live={live} stale={query.isError} onSent={again} />
  }
  return (
    <Page title="Your conversation" width="text">
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
        Open the whole link from your message. If you’re the keeper, sign in and open your messages: your link works for 14 days. If you
        found a pet, look up the chip again and leave a new message.
      </EmptyState>
    </Page>
  )
}
