import type { ConversationShown } from '#features/chat/kit/points.ts'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'
import { StepList } from '#ui/StepList.tsx'
import { nextSteps } from '../../nextSteps.ts'
import { SaidWhere } from './SaidWhere.tsx'

/** What each side sees of the other, and what to do until the pet is home. */
export const FinderAside = ({ conversation }: { conversation: ConversationShown }) => (
  <>
    <WhereYouSaid conversation={conversation} />
    <Panel title="Who sees what" level={2} look="sunk">
      <Prose>
        <p>
          The keeper sees your messages, the place if you left one, and your name if you gave it. They’ll never see your e-mail or number.
        </p>
        <p>You see their messages, and nothing else about them. If you meet, choose a public place.</p>
        <p>Anyone who has the link to this page can read and write here, so keep it to yourself.</p>
      </Prose>
    </Panel>
    <Panel title="Until the pet is home" level={2}>
      <StepList steps={nextSteps(foundSpecies(conversation.species ?? ''), { nation: null })} level={3} />
    </Panel>
  </>
)

/** Their own words about the place, so that they know what was passed on. */
export const WhereYouSaid = ({ conversation: { where } }: { conversation: ConversationShown }) =>
  where && (
    <Panel title="Where you said the animal is" level={2}>
      <SaidWhere where={where} />
    </Panel>
  )

function foundSpecies(species: string) {
  const kind = species.toLowerCase()
  return kind === 'dog' || kind === 'cat' ? kind : 'other'
}
