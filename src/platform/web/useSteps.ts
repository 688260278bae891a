import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Problems } from './steps.ts'
import { type FormStep, firstWithProblem, problemsOn } from './steps.ts'

interface Stepping {
  steps: readonly [FormStep, ...FormStep[]]
  form: {
    errors: Problems
    setErrors: (problems: Problems) => void
    validate: () => { errors: Problems } | Promise<{ errors: Problems }>
  }
  /** Sends the whole form, from the last step. */
  send: (event?: SyntheticEvent<HTMLFormElement>) => void
  /** Counts the times that the whole form came back with problems. */
  returned: number
  /** Nothing has been said yet: an address in the middle leads to the beginning. */
  isBlank: boolean
}

/** Walks through a form step by step, the step in the address: back is back, and a problem found at the end leads to where it can be mended. */
export function useSteps({ steps, form, send, returned, isBlank }: Stepping) {
  const [params, setParams] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const [checking, setChecking] = useState(false)
  const index = isBlank
    ? 0
    : Math.max(
        0,
        steps.findIndex(({ name }) => name === params.get('step')),
      )
  const step = steps[index] ?? steps[0]

  const goTo = (name: string) =>
    setParams((before) => {
      before.set('step', name)
      return before
    })

  const show = (problems: Problems) => {
    form.setErrors(problems)
    setAttempt((count) => count + 1)
  }

  const cameBack = useEffectEvent(() => {
    const first = firstWithProblem(steps, form.errors)
    if (first && first !== step) goTo(first.name)
  })
  useEffect(() => {
    if (returned > 0) cameBack()
  }, [returned])

  const goOn = async (event: SyntheticEvent<HTMLFormElement>) => {
    const { errors } = await form.validate()
    const found = problemsOn(step, steps, errors)
    const own = isEmpty(found) ? ((await step.ready?.()) ?? {}) : found
    if (!isEmpty(own)) return show(own)
    form.setErrors({})
    const next = steps[index + 1]
    if (next) return goTo(next.name)
    send(event)
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecking(true)
    void goOn(event).finally(() => setChecking(false))
  }

  return {
    steps,
    step,
    index,
    goTo,
    onSubmit,
    checking,
    summary: { errors: problemsOn(step, steps, form.errors), attempt: attempt + returned },
  }
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0

export type Walk = ReturnType<typeof useSteps>
