import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Training } from '../../shapes.ts'
import { ATTEMPT_WORDS } from '../words.ts'

/** A student’s attempts at the exam, the newest first, each with its result. */
export function AttemptsPanel({ attempts }: { attempts: Training['attempts'] }) {
  return (
    <Panel title="Your results">
      <FactList
        facts={attempts.toReversed().map(({ id, number, status, startedAt, markedAt }) => ({
          label: `Attempt ${number}`,
          value: (
            <>
              {whenText(startedAt, 'day')} <StatusTag tone={ATTEMPT_WORDS[status].tone}>{ATTEMPT_WORDS[status].label}</StatusTag>
            </>
          ),
          ...(markedAt && { action: <Link to={paths.examResult(id)}>See the result of attempt {number}</Link> }),
        }))}
      />
    </Panel>
  )
}
