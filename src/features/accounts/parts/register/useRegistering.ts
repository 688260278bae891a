import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { register, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { type Work, workProblems } from '../../kit/occupation/work.ts'
import { answersAtStart, registerAsked } from './asked.ts'
import { firstToMend, problemsOn, stepAt, stepsFor, type Typed } from './steps.ts'

export interface Registration {
  /** The trade; null for a keeper. */
  work: Work | null
  /** The account that takes it up; null for a new one. */
  account: Account | null
  onRegistered: (typed: Pick<Typed, 'email' | 'password'>) => Promise<void>
}

/** The registration form in steps. The step is in the address, so that the browser's own way back leads one step back. */
export function useRegistering({ work, account, onRegistered }: Registration) {
  const [params, setParams] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const [initial] = useState(() => answersAtStart(account))
  const { form, formProps, summary, isPending } = useContractForm(register, {
    initial,
    asks: (typed) => registerAsked(work, typed),
    ...(!account && { draft: work ? `register-${work}` : 'register' }),
    once: true,
    refresh: [userProfile],
    then: (_, __, { email, password }) => onRegistered({ email, password }),
  })
  const steps = stepsFor(work, account)
  const step = stepAt(params.get('step'), form.values, steps)
  const index = steps.indexOf(step)
  const ownProblems = (errors: typeof form.errors) => problemsOn(step, workProblems(errors, form.values.professional), steps)
  const problems = ownProblems(form.errors)

  const goTo = (name: string) => {
    const next = new URLSearchParams(params)
    next.set('step', name)
    setParams(next)
  }

  // A solution of the puzzle is good once; and what is wrong may stand on an earlier step.
  const cameBack = useEffectEvent(() => {
    const errors = workProblems(form.errors, form.values.professional)
    form.setFieldValue('captcha', '')
    form.setErrors(errors)
    const mend = firstToMend(errors, steps)
    if (mend && mend !== step) goTo(mend.name)
  })
  useEffect(() => {
    if (summary.attempt > 0) cameBack()
  }, [summary.attempt])

  const goOn = async () => {
    const found = ownProblems((await form.validate()).errors)
    form.setErrors(found)
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1)
    const next = steps[index + 1]
    if (next) goTo(next.name)
  }

  const finish = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (form.values.captcha !== '' || !step.fields.includes('captcha')) return formProps.onSubmit(event)
    const found = ownProblems((await form.validate()).errors)
    form.setErrors({ ...found, captcha: UNCHECKED })
    setAttempt((count) => count + 1)
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    return void (index === steps.length - 1 ? finish(event) : goOn())
  }

  return { form, steps, step, index, goTo, onSubmit, isPending, summary: { errors: problems, attempt: attempt + summary.attempt } }
}

const UNCHECKED = 'Tick “I’m a person” and wait until it says “Checked”'

export type Registering = ReturnType<typeof useRegistering>
