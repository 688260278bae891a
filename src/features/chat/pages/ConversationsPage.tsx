import { listView } from '#platform/web/listview.ts'
import { useSession } from '#platform/web/session.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { Page } from '#ui/Page.tsx'
import { conversations, unreadMessages } from '../contract.ts'
import { useLive } from '../kit/useLive.ts'
import { ConversationList } from '../parts/ConversationList.tsx'

const view = listView({})

const none = (
  <EmptyState art={<MessageRelayArt />} title="No messages yet" action={<ButtonLink to={paths.newConversation}>Write to us</ButtonLink>}>
    When a finder writes to you about a pet, or someone answers you, you’ll see it here.
  </EmptyState>
)

/** All conversations of somebody, the newest first. */
export default function ConversationsPage() {
  const session = useSession()
  useLive(session?.token ?? null, conversations, unreadMessages)
  const list = useList(conversations, view, { freshFor: 0 })
  return (
    <Page
      title="Messages"
      lead="No one here sees your e-mail address or phone number. We delete messages after a year."
      width="text"
      actions={<ButtonLink to={paths.newConversation}>New message</ButtonLink>}
    >
      <Listed list={{ ...list, isEmpty: list.shown?.total === 0 }} what="your messages" none={none}>
        <ConversationList items={list.shown?.items ?? []} />
      </Listed>
    </Page>
  )
}
