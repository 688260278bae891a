import { useEffect, useRef } from 'react'
import type { Walk } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { Steps } from '#ui/Steps.tsx'

/** From the proof on the record needs somebody whose it is. What was typed waits in this tab. */
export function SignInFirst({ walk: { steps, step, index, goTo } }: { walk: Walk }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const back = `${paths.transferDatabase}?${new URLSearchParams({ step: step.name })}`
  const previous = steps[index - 1]
  return (
    <Rows>
      <Steps steps={steps.map(({ title }) => title)} current={index} onStep={(done) => steps[done] && goTo(steps[done].name)} />
      <Panel look="raised">
        <Rows>
          <StepHeading ref={title}>Sign in to continue</StepHeading>
          <div>The record will be in your name here, so we need to know who you are. We’ve kept your answers in this tab.</div>
          <FormActions note="An account is free, and so is every change you make later.">
            <ButtonLink to={paths.login(back)}>Sign in</ButtonLink>
            <ButtonLink weight="plain" to={paths.registerThen(back)}>
              Create an account
            </ButtonLink>
            {previous && (
              <ActionButton weight="quiet" onClick={() => goTo(previous.name)}>
                Back
              </ActionButton>
            )}
          </FormActions>
        </Rows>
      </Panel>
    </Rows>
  )
}
