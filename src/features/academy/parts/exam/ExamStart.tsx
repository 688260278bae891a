import { useEffect, useEffectEvent } from 'react'
import { tasks } from '#features/accounts/topics.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ExamArt } from '#ui/art/spots/ExamArt.tsx'
import { OfflineArt } from '#ui/art/spots/OfflineArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getExams, getQuestionsForExam } from '../../contract.ts'
import { training } from '../../topics.ts'
import { CountedElsewhere } from './CountedElsewhere.tsx'
import { ExamRules } from './ExamRules.tsx'
import { Player } from './Player.tsx'

/** The exam: its rules, a button that begins it, and its questions. One that is under way goes on by itself. */
export function ExamStart() {
  const query = useCall(getExams, {}, { freshFor: 0 })
  const { run, data: paper, isPending, failure } = useAction(getQuestionsForExam, { refresh: [training, tasks] })
  const now = query.data?.items[0]?.now ?? null
  const isUnderWay = now?.underWay != null
  const resume = useEffectEvent(() => void run({}))
  useEffect(() => {
    if (isUnderWay) resume()
  }, [isUnderWay])

  if (paper) return <Player key={paper.attemptId} paper={paper} />
  return (
    <>
      {failure?.code === 'timeUp' && <TimeUp words={failure.message} />}
      {failure?.status === 0 && <NoConnection onRetry={() => run({})} busy={isPending} />}
      <Loaded what="the exam" query={query} shape="cards" count={1}>
        {() =>
          now &&
          !isUnderWay && (
            <Panel
              title="Before you begin"
              look="raised"
              footer={
                <ActionButton busy={isPending} disabledBecause={now.mayBegin} onClick={() => run({})}>
                  Begin exam
                </ActionButton>
              }
            >
              <Group align="center" gap="1.5rem">
                <Box flex="1 1 18rem">
                  <ExamRules attemptsLeft={now.attemptsLeft} />
                  <CountedElsewhere elsewhere={now.elsewhere} />
                </Box>
                <ExamArt size={180} />
              </Group>
            </Panel>
          )
        }
      </Loaded>
    </>
  )
}

function TimeUp({ words }: { words: string }) {
  return (
    <EmptyState title="Your time is up" action={<ButtonLink to={paths.studentDashboard}>See your results</ButtonLink>}>
      {words}
    </EmptyState>
  )
}

function NoConnection({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <EmptyState
      art={<OfflineArt />}
      title="We can’t reach our server"
      action={
        <ActionButton busy={busy} onClick={onRetry}>
          Try again
        </ActionButton>
      }
    >
      What you’ve chosen is kept. The exam still ends at the same time.
    </EmptyState>
  )
}
