import { useEffect, useRef } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { Steps } from '#ui/Steps.tsx'
import type { Work } from '../../kit/occupation/work.ts'
import { WorkStep } from './occupation/WorkStep.tsx'
import { AddressStep, ConfirmStep, PasswordStep, YouStep } from './questions.tsx'
import { type Step, titlesOf } from './steps.ts'
import { type Registering, type Registration, useRegistering } from './useRegistering.ts'

/** Asks what an account or another profile type of it needs, a few questions at a time. */
export function RegisterForm(registration: Registration) {
  const { work, account } = registration
  const { form, steps, step, index, goTo, onSubmit, isPending, summary } = useRegistering(registration)
  const heading = useStepFocus(step)
  const previous = steps[index - 1]
  return (
    <Rows>
      <Steps steps={titlesOf(steps, work)} current={index} onStep={(back) => goTo(steps[back]?.name ?? steps[0].name)} />
      <Panel look="raised">
        <FormRows onSubmit={onSubmit} noValidate {...summary}>
          <StepHeading ref={heading}>{step.heading}</StepHeading>
          <Questions step={step} form={form} work={work} />
          <FormActions>
            <ActionButton type="submit" busy={isPending}>
              {index < steps.length - 1 ? 'Continue' : account ? 'Add to my account' : 'Create account'}
            </ActionButton>
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

function Questions({ step, form, work }: { step: Step; form: Registering['form']; work: Work | null }) {
  switch (step.name) {
    case 'you':
      return <YouStep form={form} work={work} />
    case 'address':
      return <AddressStep form={form} work={work} />
    case 'work':
      return work && <WorkStep form={form} work={work} />
    case 'password':
      return <PasswordStep form={form} />
    case 'confirm':
      return <ConfirmStep form={form} />
  }
}

/** A ref for the heading of the step, which takes the focus when the step changes. */
function useStepFocus({ name }: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(name)
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    heading.current?.focus({ preventScroll: true })
  }, [name])
  return heading
}
