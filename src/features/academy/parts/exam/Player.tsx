import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { tasks } from '#features/accounts/topics.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { submitExam } from '../../contract.ts'
import { exam, training } from '../../topics.ts'
import { ExamBar } from './ExamBar.tsx'
import { Overview } from './Overview.tsx'
import classes from './Player.module.css'
import { keepPending } from './pending.ts'
import { type Paper, useAnswers, useSecondsLeft } from './useExam.ts'

/** The exam itself: one question at a time, with an overview, and every answer saved as it is chosen. */
export function Player({ paper }: { paper: Paper }) {
  const { questions, attemptId } = paper
  const { handIn, isPending } = useHandIn(attemptId)
  const { answers, choose, unsaved, isLost } = useAnswers(paper, () => handIn({}))
  const seconds = useSecondsLeft(paper, () => handIn(answers))
  const [index, goTo] = usePlace(questions.length)
  const [asks, setAsks] = useState(false)
  const heading = useHeadingFocus(index)
  const question = questions[index] ?? questions[0]
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length
  if (!question) return null
  return (
    <div className={classes.player}>
      <ExamBar seconds={seconds} answered={answered} of={questions.length} unsaved={unsaved} isLost={isLost} />
      {isLost && (
        <Notice kind="warning" title="We can’t reach our server">
          Go on answering. Your answers are kept on this device, and we’ll save them as soon as you’re connected again.
        </Notice>
      )}
      <Panel look="raised">
        <h2 className={classes.heading} ref={heading} tabIndex={-1}>
          Question {index + 1} of {questions.length}
        </h2>
        <Rows>
          <ChoiceCards
            key={question.id}
            label={question.asks}
            min="100%"
            choices={question.options.map(({ id, words }) => ({ value: id, label: words }))}
            value={answers[question.id] ?? ''}
            onChange={(option) => choose(question.id, option)}
          />
          <FormActions>
            <ActionButton
              weight={index + 1 < questions.length ? 'main' : 'plain'}
              disabledBecause={index + 1 < questions.length || 'This is the last question'}
              onClick={() => goTo(index + 1)}
            >
              Next question
            </ActionButton>
            <ActionButton weight="plain" disabledBecause={index > 0 || 'This is the first question'} onClick={() => goTo(index - 1)}>
              Previous question
            </ActionButton>
          </FormActions>
        </Rows>
      </Panel>
      <Overview questions={questions} answers={answers} index={index} onGo={goTo} />
      <div>
        <ActionButton weight={answered === questions.length ? 'main' : 'plain'} busy={isPending} onClick={() => setAsks(true)}>
          Hand in exam
        </ActionButton>
      </div>
      {asks && (
        <ConfirmDialog
          title="Hand in your exam?"
          yes="Hand in exam"
          no="Go on answering"
          busy={isPending}
          onYes={() => handIn(answers)}
          onClose={() => setAsks(false)}
        >
          {answered === questions.length
            ? 'You’ve answered every question. You can’t change your answers once you’ve handed in.'
            : `You haven’t answered ${questions.length - answered} of ${questions.length} questions. They’ll count as wrong, and you can’t change your answers once you’ve handed in.`}
        </ConfirmDialog>
      )}
    </div>
  )
}

const PAUSE_MS = 5000

/** Hands in once, by the button or because the time is up. */
function useHandIn(attemptId: string) {
  const navigate = useNavigate()
  const hasHandedIn = useRef(false)
  const toResult = async () => {
    keepPending(attemptId, {})
    await navigate(paths.examResult(attemptId), { replace: true })
  }
  const { run, isPending } = useAction(submitExam, {
    refresh: [exam, training, tasks],
    then: toResult,
    failed: (failure) => {
      // Another device, or the clock, was quicker.
      if (failure.status === 409) return void toResult()
      sayFailed(failure.message)
      // Once the time is up it’s tried again by itself, and not at every tick of the clock.
      setTimeout(() => {
        hasHandedIn.current = false
      }, PAUSE_MS)
    },
  })
  const handIn = (answers: Readonly<Record<string, string>>) => {
    if (hasHandedIn.current) return
    hasHandedIn.current = true
    void run({ attemptId, answers })
  }
  return { handIn, isPending }
}

/** The question that is shown stands in the address, so that a reload comes back to it. */
function usePlace(count: number): [number, (index: number) => void] {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('question')) - 1
  const index = Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0
  return [index, (next) => setParams({ question: String(next + 1) }, { replace: true, preventScrollReset: true })]
}

/** Another question is read out from its number on. */
function useHeadingFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [index])
  return heading
}
