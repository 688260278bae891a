import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'

import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { When } from '#ui/When.tsx'
import type { getFounderInfo } from '../../contract.ts'
import { Conversation } from './Conversation.tsx'
import { LeftPlace } from './LeftPlace.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { StaleNotice } from './StaleNotice.tsx'

type Info = AnswerOf<typeof getFounderInfo>

interface FinderMessageProps {
  info: Info
  /** The last question failed, so what is shown may be behind. */
  stale: boolean
  onSent: () => void
}

const BEGAN = { lookup: 'Looked up', sighting: 'Sighting reported', found: 'First message', tag: 'Tag scanned' }

/** What a finder left for the keeper, and the conversation that follows. */
export function FinderMessage({ info, stale, onSent }: FinderMessageProps) {
  const { petId, petName, at, about, place, placeWords, threadId, finderName, finderIsTold, messages, blocked, reported } = info
  return (
    <WithAside
      aside={
        <>
          {about === 'lookup' && (
            <Panel title="Where the animal is">
              <LeftPlace place={place} words={placeWords} />
            </Panel>
          )}
          <Panel
            title="About this message"
            footer={petId && <ButtonLink to={paths.pet(petId)} weight="plain">{`Open ${petName}’s record`}</ButtonLink>}
          >
            <FactList
              facts={[
                { label: BEGAN[about], value: <When at={at} /> },
                { label: 'Finder’s name', value: finderName },
                { label: 'How they get your reply', value: finderIsTold },
              ]}
            />
          </Panel>
          <SafetyPanel writer={{ threadId }} blocked={blocked} reported={reported} onChanged={onSent} />
          <Panel title="Stay safe" look="sunk">
            <Prose>
              <p>The finder sees your messages and {petName}’s name, and nothing else about you.</p>
              <p>
                Meet in a public place. Don’t pay anyone before {petName} is with you: if someone asks for money, call the police on 101.
              </p>
            </Prose>
          </Panel>
        </>
      }
    >
      {stale && <StaleNotice />}
      <Panel>
        <Conversation
          side="keeper"
          other={finderName ? { name: finderName, inSentence: finderName } : { name: 'The finder', inSentence: 'the finder' }}
          messages={messages}
          writer={{ threadId }}
          onSent={onSent}
        />
      </Panel>
    </WithAside>
  )
}
