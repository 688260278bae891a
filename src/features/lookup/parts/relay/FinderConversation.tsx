import { useEffect } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { WithAside } from '#ui/Columns.tsx'

import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { StepList } from '#ui/StepList.tsx'
import { When } from '#ui/When.tsx'
import type { relayThread } from '../../contract.ts'
import type { Live } from '../../kit/useLive.ts'
import { nextSteps } from '../../nextSteps.ts'
import { Conversation } from './Conversation.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { StaleNotice } from './StaleNotice.tsx'

interface FinderConversationProps {
  thread: AnswerOf<typeof relayThread>
  relayKey: string
  live: Live
  /** The last question failed, so what is shown may be behind. */
  stale: boolean
  onSent: () => void
}

/** A finder and the keeper of one pet, with what each sees of the other and what to do until the pet is home. */
export function FinderConversation({ thread, relayKey, live, stale, onSent }: FinderConversationProps) {
  const { threadId, petName, species, messages, startedAt, blocked, reported } = thread
  const { connected, markRead } = live
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (connected && last) markRead(threadId)
  }, [connected, markRead, threadId, last])

  return (
    <Page
      title={`About ${petName}`}
      eyebrow="Your conversation with the keeper"
      lead={
        <>
          Started <When at={startedAt} />. New messages appear here by themselves.
        </>
      }
    >
      <WithAside
        aside={
          <>
            <Panel title="Who sees what" level={2} look="sunk">
              <Prose>
                <p>
                  The keeper sees your messages, the place if you left one, and your name if you gave it. They’ll never see your e-mail or
                  number.
                </p>
                <p>You see their messages, and nothing else about them. If you meet, choose a public place.</p>
                <p>Anyone who has the link to this page can read and write here, so keep it to yourself.</p>
              </Prose>
            </Panel>
            <Scripted>
              <SafetyPanel writer={{ relayKey }} blocked={blocked} reported={reported} onChanged={onSent} />
            </Scripted>
            <Panel title="Until the pet is home" level={2}>
              <StepList steps={nextSteps(foundSpecies(species), null)} level={3} />
            </Panel>
          </>
        }
      >
        {stale && <StaleNotice />}
        <Panel>
          <Conversation
            side="finder"
            other={{ name: `${petName}’s keeper`, inSentence: `${petName}’s keeper` }}
            messages={messages}
            writer={{ relayKey }}
            onSent={onSent}
          />
          <noscript>Turn on JavaScript to write. Without it you can still read: reload the page to see new messages.</noscript>
        </Panel>
      </WithAside>
    </Page>
  )
}

function foundSpecies(species: string) {
  const kind = species.toLowerCase()
  return kind === 'dog' || kind === 'cat' ? kind : 'other'
}
