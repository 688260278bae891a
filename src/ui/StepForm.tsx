import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Walk } from '#platform/web/useSteps.ts'
import { ActionButton } from './ActionButton.tsx'
import { Rows } from './Columns.tsx'
import { FormActions } from './FormActions.tsx'
import { FormRows } from './FormRows.tsx'
import { LoadingState } from './LoadingState.tsx'
import { NeedsScripts } from './NeedsScripts.tsx'
import { Panel } from './Panel.tsx'
import { StepHeading } from './StepHeading.tsx'
import { Steps } from './Steps.tsx'

interface StepFormProps {
  walk: Walk
  /** What the last button does, as a verb. */
  finish: string
  busy: boolean
  /** Beside it, what goes on to the next form once this one is sent: told which of the two was pressed. */
  another?: { label: string; onPress: (isAnother: boolean) => void }
  /** What is left once the form is sent, in the list of steps. */
  later?: string
  note?: ReactNode
  /** Where the first step is sent when no script runs; there, all questions stand on one page. */
  plainAction?: string
  children: ReactNode
}

/** The frame of a form in steps: where the person is, what is wrong, the questions, and the ways on and back. Steps after the first may be lazy parts. */
export function StepForm({ walk, finish, busy, another, later, note, plainAction, children }: StepFormProps) {
  const { steps, step, index, goTo, onSubmit, checking, summary } = walk
  const previous = steps[index - 1]
  const heading = useStepFocus(walk)
  const isLast = index === steps.length - 1
  return (
    <Rows>
      <Steps
        steps={[...steps.map(({ title }) => title), ...(later ? [later] : [])]}
        current={index}
        onStep={(back) => steps[back] && goTo(steps[back].name)}
      />
      <Panel look="raised">
        {!plainAction && <NeedsScripts />}
        <FormRows onSubmit={onSubmit} noValidate method="post" {...summary}>
          <StepHeading ref={heading}>{step.heading ?? step.title}</StepHeading>
          {/* What is behind a Suspense comes to life after the page: the first step, which the server draws, must not. */}
          {index === 0 ? children : <Suspense fallback={<LoadingState />}>{children}</Suspense>}
          <FormActions note={note}>
            {/* Of the button and not of the form: a press before the scripts are there is for them. */}
            <ActionButton
              type="submit"
              busy={busy || checking}
              {...(plainAction && index === 0 && { formAction: plainAction })}
              onClick={() => another?.onPress(false)}
            >
              {isLast ? finish : 'Continue'}
            </ActionButton>
            {isLast && another && (
              <ActionButton type="submit" weight="plain" busy={busy || checking} onClick={() => another.onPress(true)}>
                {another.label}
              </ActionButton>
            )}
            {previous && (
              <ActionButton weight="plain" onClick={() => goTo(previous.name)}>
                Back
              </ActionButton>
            )}
          </FormActions>
        </FormRows>
      </Panel>
    </Rows>
  )
}

/** A ref for the heading of the step, which takes focus when the step changes: it is read out, and the next Tab is in its first field. */
function useStepFocus({ step, summary }: Walk) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step.name)
  const hasProblems = Object.keys(summary.errors).length > 0
  useEffect(() => {
    if (last.current === step.name) return
    last.current = step.name
    // What is wrong takes the focus itself.
    if (!hasProblems) heading.current?.focus({ preventScroll: true })
  }, [step.name, hasProblems])
  return heading
}
