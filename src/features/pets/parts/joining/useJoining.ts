import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { login } from '#features/accounts/contract.ts'
import { useChipCheck } from '#features/chips/kit/useChipCheck.ts'
import { useGivenChip } from '#features/chips/kit/useGivenChip.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { callServer } from '#platform/web/callserver.ts'
import { clearDraft, keepDraft, readDraft } from '#platform/web/draft.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { useContractForm } from '#platform/web/form.ts'
import { saveToken } from '#platform/web/session.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { paths } from '#src/paths.ts'
import { customerRegister, customerRegister1 } from '../../contract.ts'
import { atPetFields } from '../../kit/form/petfields.ts'
import { animalStep, chipStep, looksStep } from '../../kit/form/petsteps.ts'
import { blankJoining, draftOf, joiningAsked, type PayWay } from './joining.ts'

const DRAFT = 'customer-register'
const UNCHECKED = 'Tick “I’m a person” and wait until it says “Checked”'

/** Account, pet and chip in one form. Ends signed in, on the page that celebrates. */
export function useJoining() {
  const navigate = useNavigate()
  const now = systemClock.now()
  const [way, setWay] = useState<PayWay>('plan')
  const [joined, setJoined] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(way === 'code' ? customerRegister : customerRegister1, {
    initial: blankJoining,
    asks: (answers) => joiningAsked(answers, way, now),
    atFields: atPetFields('pet.'),
    once: true,
    then: async (data, _message, { keeper }) => {
      clearDraft(DRAFT)
      setJoined(true)
      const celebration = paths.registerSuccess(data.petName)
      const token = await signIn(keeper)
      if (!token) return void navigate(paths.login(celebration))
      saveToken(token)
      void navigate(celebration, { state: 'payment' in data ? { payment: data.payment } : null })
    },
  })
  const { keeper } = form.values
  useDraft(form)
  useGivenChip((chipNumber) => form.setFieldValue('pet.chipNumber', chipNumber))

  // A proof of being a person is good once.
  const forget = useEffectEvent(() => form.setFieldValue('keeper.captcha', ''))
  useEffect(() => {
    if (summary.attempt > 0) forget()
  }, [summary.attempt])

  const check = useChipCheck(form.values.pet)
  const walk = useSteps({
    steps: [
      { ...chipStep('pet.'), title: 'Chip', ready: check.ready },
      animalStep(form.values.pet, now, 'pet.'),
      looksStep('pet.'),
      { name: 'you', title: 'Contact', heading: 'How can we contact you?', fields: ['keeper.name', 'keeper.email', 'keeper.mobile'] },
      {
        name: 'home',
        title: 'Address',
        heading: 'Where you live and your password',
        fields: ['keeper.address', 'keeper.password', 'keeper.marketing'],
      },
      {
        name: 'pay',
        title: 'Payment',
        heading: 'How do you want to pay for the registration?',
        fields: ['plan', 'registrationCode', 'keeper.captcha'],
        ready: async (): Promise<Record<string, string>> => (keeper.captcha === '' ? { 'keeper.captcha': UNCHECKED } : {}),
      },
    ],
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: form.values.pet.chipNumber === '',
  })
  const chooseWay = (next: PayWay) => {
    setWay(next)
    form.setErrors({})
  }
  return { form, walk, check, way, chooseWay, busy: isPending || joined, joined }
}

export type JoiningForm = ReturnType<typeof useJoining>['form']

/** Keeps what is typed for this tab, without its secrets. */
function useDraft(form: { values: typeof blankJoining; setValues: (values: typeof blankJoining) => void }) {
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return keepDraft(DRAFT, draftOf(form.values))
    started.current = true
    const { pet, keeper, ...rest } = readDraft(DRAFT, blankJoining)
    // A draft of an older page may lack what is asked now.
    form.setValues({ ...rest, pet: { ...blankJoining.pet, ...pet }, keeper: { ...blankJoining.keeper, ...keeper } })
  }, [form])
}

/** The token of the new account; null when it cannot be had now. */
async function signIn({ email, password }: { email: string; password: string }): Promise<string | null> {
  try {
    return (await busyWhile(callServer(login, { email, password }))).data.token
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    return null
  }
}
