import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getExamResult } from '../../contract.ts'
import { WeakestTopics } from '../WeakestTopics.tsx'
import { AnsweredQuestion } from './AnsweredQuestion.tsx'

type Result = AnswerOf<typeof getExamResult>

/** How an attempt went; after a pass, its questions with the right answers and the reasons for them. */
export function ExamResult({ result }: { result: Result }) {
  const { number, markedAt, weakest, questions } = result
  return (
    <Rows>
      <Outcome {...result} />
      <Panel title={`Attempt ${number}`} lead={`Marked on ${whenText(markedAt)}.`}>
        {weakest.length > 0 && <WeakestTopics topics={weakest} />}
      </Panel>
      {questions?.map((question, index) => (
        <AnsweredQuestion key={question.asks} number={index + 1} question={question} />
      ))}
      <div>
        <ButtonLink to={paths.studentDashboard}>Go to your training</ButtonLink>
      </div>
    </Rows>
  )
}

function Outcome({ score, why, timedOut }: Result) {
  if (score)
    return (
      <Notice kind="success" title="You’ve passed">
        {score.right} of {score.of} right, with every question about safety. Below are the questions with the right answers and the reasons
        for them.
      </Notice>
    )
  return (
    <Notice kind="warning" title="You haven’t passed this time">
      {timedOut && 'Your 45 minutes were up. '}
      {why === 'critical'
        ? 'You had enough right, but missed at least one question about safety: those must all be right. '
        : 'You need at least 24 of 30 right. '}
      Go over the topics below first. We’ll show you the right answers once you’ve passed.
    </Notice>
  )
}
