import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { register } from '../../contract.ts'
import { BLANK, firstToMend, problemsOn, STEPS, stepAt, type Typed } from './steps.ts'

/** The registration form in steps. The step is in the address, so that the browser's own way back leads one step back. */
export function useRegistering(onRegistered: (typed: Pick<Typed, 'email' | 'password'>) => Promise<void>) {
  const [params, setParams] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const { form, formProps, summary, isPending } = useContractForm(register, {
    initial: BLANK,
    asks: (typed) => ({ profileType: 'Customer', ...typed }),
    draft: 'register',
    once: true,
    then: (_, __, { email, password }) => onRegistered({ email, password }),
  })
  const step = stepAt(params.get('step'), form.values)
  const index = STEPS.indexOf(step)
  const problems = problemsOn(step, form.errors)

  const goTo = (name: string) => {
    const next = new URLSearchParams(params)
    next.set('step', name)
    setParams(next)
  }

  // A solution of the puzzle is good once; and what is wrong may stand on an earlier step.
  const cameBack = useEffectEvent(() => {
    const { errors } = form
    form.setFieldValue('captcha', '')
    form.setErrors(errors)
    const mend = firstToMend(errors)
    if (mend && mend !== step) goTo(mend.name)
  })
  useEffect(() => {
    if (summary.attempt > 0) cameBack()
  }, [summary.attempt])

  const goOn = async () => {
    const { errors } = await form.validate()
    const found = problemsOn(step, errors)
    form.setErrors(found)
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1)
    const next = STEPS[index + 1]
    if (next) goTo(next.name)
  }

  const finish = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (form.values.captcha !== '') return formProps.onSubmit(event)
    const { errors } = await form.validate()
    form.setErrors({ ...problemsOn(step, errors), captcha: UNCHECKED })
    setAttempt((count) => count + 1)
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    return void (index === STEPS.length - 1 ? finish(event) : goOn())
  }

  return { form, step, index, goTo, onSubmit, isPending, summary: { errors: problems, attempt: attempt + summary.attempt } }
}

const UNCHECKED = 'Tick “I am a person”, and wait until it says “Checked”'

export type Registering = ReturnType<typeof useRegistering>
