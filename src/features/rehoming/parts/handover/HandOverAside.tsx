import type { ConversationShown } from '#features/chat/kit/points.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { rehomeDetails } from '../../contract.ts'
import type { RehomingCard } from '../../shapes.ts'
import { HandOverActions } from './HandOverActions.tsx'
import { HandOverFacts } from './HandOverFacts.tsx'

/** Beside the conversation of two people who hand an animal over: how far they have come, and what each can do. */
export function HandOverAside({ conversation }: { conversation: ConversationShown }) {
  return conversation.about === 'rehoming' ? <Aside threadId={conversation.threadId} /> : null
}

const LOOK_EVERY = 30

function Aside({ threadId }: { threadId: string }) {
  const { data: card } = useCall(rehomeDetails, { threadId }, { freshFor: 0, every: LOOK_EVERY })
  return (
    <>
      {card?.isHandingOver && (
        <Panel title={`Handing ${card.pet.name} over`}>
          <Rows gap="md">
            <Prose>
              <HandOverFacts card={card} />
            </Prose>
            <FormActions>
              <HandOverActions card={card} inTalk />
            </FormActions>
          </Rows>
        </Panel>
      )}
      {card && <StaySafe card={card} />}
    </>
  )
}

const StaySafe = ({ card: { pet } }: { card: RehomingCard }) => (
  <Panel title="Stay safe" look="sunk">
    <Prose>
      <p>You see each other’s first names and what you write, and nothing else. Share an address or a number only when you want to.</p>
      <p>
        Meet before you decide, with someone you know. Don’t send money for {pet.name} before you’ve met. Hand over the vaccination card and
        vet records with {pet.name}.
      </p>
    </Prose>
  </Panel>
)
