import { useEffect, useEffectEvent, useState } from 'react'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { register, userProfile } from '../../contract.ts'
import type { Account } from '../../kit/account.ts'
import { KEEPER_DRAFT } from '../../kit/beginAccount.ts'
import type { Work } from '../../kit/occupation/work.ts'
import { answersAtStart, registerAsked } from './asked.ts'
import { stepsFor, type Typed } from './steps.ts'

export interface Registration {
  /** The trade; null for a keeper. */
  work: Work | null
  /** The account that takes it up; null for a new one. */
  account: Account | null
  onRegistered: (typed: Pick<Typed, 'email' | 'password'>) => Promise<void>
}

/** The registration form in steps. */
export function useRegistering({ work, account, onRegistered }: Registration) {
  const [initial] = useState(() => answersAtStart(account))
  const { form, formProps, summary, isPending } = useContractForm(register, {
    initial,
    asks: (typed) => registerAsked(work, typed),
    ...(!account && { draft: work ? `register-${work}` : KEEPER_DRAFT }),
    once: true,
    refresh: [userProfile],
    then: (_, __, { email, password }) => onRegistered({ email, password }),
  })

  // A solution of the puzzle is good once.
  const forget = useEffectEvent(() => form.setFieldValue('captcha', ''))
  useEffect(() => {
    if (summary.attempt > 0) forget()
  }, [summary.attempt])

  const { name, email, captcha } = form.values
  const walk = useSteps({
    steps: stepsFor(work, account, async () => (captcha === '' ? { captcha: UNCHECKED } : {})),
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: name === '' && email === '',
  })
  return { form, walk, isPending }
}

const UNCHECKED = 'Tick “I’m a person” and wait until it says “Checked”'

export type Registering = ReturnType<typeof useRegistering>
