import { useEffect, useEffectEvent, useState } from 'react'
import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { CaptchaBox } from '#features/accounts/kit/captcha/CaptchaBox.tsx'
import { NewPasswordField } from '#features/accounts/kit/NewPasswordField.tsx'
import { useContractForm } from '#platform/web/form.ts'
import { useSteps } from '#platform/web/useSteps.ts'
import { Agreed } from '#ui/Agreed.tsx'
import { Box } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import { studentRegister } from '../../contract.ts'
import { exam, students, training } from '../../topics.ts'
import { KindsField } from '../KindsField.tsx'
import { TrainerCodeField } from '../TrainerCodeField.tsx'
import { applicationAsked, applicationAtStart, atOwnFields, stepsFor } from './applying.ts'

interface ApplyFormProps {
  /** Nobody is signed in: an account is opened. */
  isNew: boolean
  /** From the link that a trainer gave. */
  code: string
  onApplied: (applied: { token: string | null; email: string; password: string }) => Promise<void> | void
}

/** Applies to train as an implanter, a few questions at a time. */
export function ApplyForm(props: ApplyFormProps) {
  const { form, walk, isPending } = useApplying(props)
  return (
    <StepForm walk={walk} finish="Apply" busy={isPending}>
      <Questions step={walk.step.name} form={form} />
    </StepForm>
  )
}

function useApplying({ isNew, code, onApplied }: ApplyFormProps) {
  const [initial] = useState(() => applicationAtStart(code))
  const { form, formProps, summary, isPending } = useContractForm(studentRegister, {
    initial,
    asks: (values) => applicationAsked(values, isNew),
    atFields: atOwnFields,
    ...(isNew && { draft: 'student-register' }),
    once: true,
    refresh: [training, exam, students],
    then: ({ token }, _message, { account }) => onApplied({ token, email: account?.email ?? '', password: account?.password ?? '' }),
  })
  // A solution of the puzzle is good once.
  const forget = useEffectEvent(() => form.setFieldValue('captcha', ''))
  useEffect(() => {
    if (summary.attempt > 0) forget()
  }, [summary.attempt])
  const { species, captcha } = form.values
  const walk = useSteps({
    steps: stepsFor(isNew, async () => (captcha === '' ? { captcha: UNCHECKED } : {})),
    form,
    send: formProps.onSubmit,
    returned: summary.attempt,
    isBlank: species === '',
  })
  return { form, walk, isPending }
}

const UNCHECKED = 'Tick “I’m a person” and wait until it says “Checked”'

type Form = ReturnType<typeof useApplying>['form']

function Questions({ step, form }: { step: string; form: Form }) {
  switch (step) {
    case 'you':
      return <YouStep form={form} />
    case 'address':
      return (
        <AddressFields
          value={form.values.address}
          onFound={({ line1, line2, town, county, postcode }) => form.setFieldValue('address', { line1, line2, town, county, postcode })}
          field={(name) => form.getInputProps(`address.${name}`)}
        />
      )
    case 'password':
      return <PasswordStep form={form} />
    default:
      return <TrainingStep form={form} />
  }
}

function TrainingStep({ form }: { form: Form }) {
  return (
    <>
      <KindsField
        species={form.values.species}
        error={form.errors['species']}
        onSpecies={(species) => form.setFieldValue('species', species)}
      />
      <DateField
        label="Your date of birth"
        hint="You can train from the age of 16, and work as an implanter from 18."
        birthday
        {...form.getInputProps('bornOn')}
      />
      <TrainerCodeField code={form.values.trainerCode} field={form.getInputProps('trainerCode')} optional />
    </>
  )
}

function YouStep({ form }: { form: Form }) {
  return (
    <>
      <TextField label="Full name" hint="As it should stand on your certificate." autoComplete="name" {...form.getInputProps('name')} />
      <EmailField label="E-mail address" hint="You’ll use it to sign in." autoComplete="email" {...form.getInputProps('email')} />
      <TextField
        label="Mobile number"
        hint="We’ll text a code to it, to make sure it reaches you."
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('mobile')}
      />
    </>
  )
}

function PasswordStep({ form }: { form: Form }) {
  return (
    <>
      <input hidden readOnly type="email" autoComplete="username" value={form.values.email} />
      <NewPasswordField {...form.getInputProps('password')} />
      <CheckField
        label="E-mail me news from Homeward"
        hint="You’ll get messages about your training either way. You can change your mind at any time."
        optional
        {...form.getInputProps('marketing', { type: 'checkbox' })}
      />
      <CaptchaBox {...form.getInputProps('captcha')} />
      <Box component="p" c="dimmed" fz="sm" m={0}>
        <Agreed by="By opening an account" />
      </Box>
    </>
  )
}
