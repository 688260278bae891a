import { useEffect, useRef } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Steps } from '#ui/Steps.tsx'
import { AddressStep, PasswordStep, YouStep } from './questions.tsx'
import classes from './RegisterForm.module.css'
import { STEPS, type Step, TITLES, type Typed } from './steps.ts'
import { useRegistering } from './useRegistering.ts'

/** Asks what an account needs, a few questions at a time. */
export function RegisterForm({ onRegistered }: { onRegistered: (typed: Pick<Typed, 'email' | 'password'>) => Promise<void> }) {
  const { form, step, index, goTo, onSubmit, isPending, summary } = useRegistering(onRegistered)
  const heading = useStepFocus(step)
  const previous = STEPS[index - 1]
  const Questions = questions[step.name]
  return (
    <Rows>
      <Steps steps={TITLES} current={index} onStep={(back) => goTo(STEPS[back]?.name ?? STEPS[0].name)} />
      <Panel look="raised">
        <form onSubmit={onSubmit} noValidate>
          <Rows>
            <ErrorSummary {...summary} />
            <h2 className={classes.heading} tabIndex={-1} ref={heading}>
              {step.heading}
            </h2>
            <Questions form={form} />
            <FormActions>
              <ActionButton type="submit" busy={isPending}>
                {index === STEPS.length - 1 ? 'Create my account' : 'Continue'}
              </ActionButton>
              {previous && (
                <ActionButton weight="plain" onClick={() => goTo(previous.name)}>
                  Back
                </ActionButton>
              )}
            </FormActions>
          </Rows>
        </form>
      </Panel>
    </Rows>
  )
}

const questions = { you: YouStep, address: AddressStep, password: PasswordStep }

/** A ref for the heading of the step, which takes the focus when the step changes. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
