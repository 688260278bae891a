import { lifeText } from '#features/pets/kit/life.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import type { getStay } from '../../contract.ts'
import type { WelfarePet } from '../../shapes.ts'
import { kindWords } from '../words.ts'

interface StayHistoryProps {
  pet: WelfarePet
  history: AnswerOf<typeof getStay>['history']
}

/** What happened to it here, the latest first. */
export function StayHistory({ pet: { name, intake }, history }: StayHistoryProps) {
  return (
    <Panel title="History" lead={`It came on ${whenText(intake.cameOn, 'day')}. ${kindWords[intake.kind].label}.`}>
      {history.length === 0 ? (
        <Box c="dimmed">When you change what you wrote about its stay, you’ll see it here.</Box>
      ) : (
        <Timeline
          label={`History of ${name}’s stay, latest first`}
          entries={history.map(({ seq, at, what, by, facts }) => ({
            key: String(seq),
            at,
            title: what,
            text: <What by={by} facts={facts} />,
          }))}
        />
      )}
    </Panel>
  )
}

function What({ by, facts }: { by: string; facts: Record<string, unknown> }) {
  const said = lifeText(facts)
  return (
    <>
      {said && (
        <Box component="p" m={0}>
          {said}
        </Box>
      )}
      <Box component="p" m={0} fz="sm">
        By {by === 'You' ? 'you' : inSentence(by)}
      </Box>
    </>
  )
}
