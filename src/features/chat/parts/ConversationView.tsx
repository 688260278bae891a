import { useEffect } from 'react'
import { AwayNotice } from '#features/accounts/kit/AwayNotice.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { When } from '#ui/When.tsx'
import { chatParticipantDetail } from '../contract.ts'
import { type ConversationShown, conversationAsides, type Writer } from '../kit/points.ts'
import type { Live } from '../kit/useLive.ts'
import { Conversation } from './Conversation.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { StaleNotice } from './StaleNotice.tsx'

interface ConversationViewProps {
  conversation: ConversationShown
  writer: Writer
  live: Live
  /** The last question failed, so what is shown may be behind. */
  stale: boolean
  onSent: () => void
}

const crumbs = [{ label: 'Messages', to: paths.conversations }]

/** One conversation, for either side, with what helps them beside it. */
export function ConversationView({ conversation, writer, live, stale, onSent }: ConversationViewProps) {
  const { threadId, messages, startedAt, blocked, reported, endedAt, stopped } = conversation
  const { connected, markRead } = live
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (connected && last) markRead(threadId)
  }, [connected, markRead, threadId, last])

  return (
    <Page
      title={titleOf(conversation)}
      {...('threadId' in writer ? { crumbs } : { eyebrow: `Your conversation with ${conversation.other.inSentence}` })}
      lead={
        <>
          Started <When at={startedAt} />. New messages appear here by themselves.
          <Online writer={writer} name={conversation.other.name} />
        </>
      }
    >
      <WithAside
        aside={
          <>
            <Extended point={conversationAsides} props={{ conversation, writer, onChanged: onSent }} />
            <Scripted>
              <SafetyPanel
                writer={writer}
                blocked={blocked}
                reported={reported}
                ended={endedAt !== null}
                stopped={stopped}
                onChanged={onSent}
              />
            </Scripted>
          </>
        }
      >
        {stale && <StaleNotice />}
        <AwayNotice away={conversation.away} name={conversation.other.name} />
        {conversation.waitsForYes && (
          <Notice title="Your reply waits for their yes">
            {conversation.other.name} wrote without an account. We’ve asked them by e-mail if they want your replies. Until they say yes,
            they can only read them on the page where they wrote to you.
          </Notice>
        )}
        <Panel>
          <Conversation conversation={conversation} writer={writer} live={live} onSent={onSent} />
          <noscript>Turn on JavaScript to write. Without it you can still read: reload the page to see new messages.</noscript>
        </Panel>
      </WithAside>
    </Page>
  )
}

const titleOf = ({ petName, other }: ConversationShown) => (petName ? `About ${petName}` : other.name)

/** Seconds between two looks at whether the other side is there. */
const LOOK_EVERY = 30

function Online({ writer, name }: { writer: Writer; name: string }) {
  const { data } = useCall(chatParticipantDetail, writer, { every: LOOK_EVERY })
  if (!data?.online) return null
  return <Box component="span" c="var(--ui-good-text)" fw={600}>{` ${name} is here now.`}</Box>
}
