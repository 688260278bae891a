import { whenText } from '#platform/text/whentext.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Attempt } from '../../shapes.ts'
import { ATTEMPT_WORDS } from '../words.ts'
import { TopicsButton } from './TopicsButton.tsx'

/** A student’s attempts at the exam, each with the topics to go over. */
export function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <Panel title="Exam">They haven’t taken the exam yet.</Panel>
  return (
    <Panel title="Exam">
      <FactList
        facts={attempts.toReversed().map(({ id, number, status, startedAt, hasTopics }) => ({
          label: `Attempt ${number}`,
          value: (
            <>
              {whenText(startedAt, 'day')} <StatusTag tone={ATTEMPT_WORDS[status].tone}>{ATTEMPT_WORDS[status].label}</StatusTag>
            </>
          ),
          ...(hasTopics && { action: <TopicsButton attemptId={id} number={number} /> }),
        }))}
      />
    </Panel>
  )
}
