import { StepForm } from '#ui/StepForm.tsx'
import type { Work } from '../../kit/occupation/work.ts'
import { WorkStep } from './occupation/WorkStep.tsx'
import { AddressStep, ConfirmStep, PasswordStep, YouStep } from './questions.tsx'
import { lastTitle } from './steps.ts'
import { type Registering, type Registration, useRegistering } from './useRegistering.ts'

/** Asks what an account or another profile type of it needs, a few questions at a time. */
export function RegisterForm({ plainAction, ...registration }: Registration & { plainAction?: string }) {
  const { work, account } = registration
  const { form, walk, isPending } = useRegistering(registration)
  return (
    <StepForm
      walk={walk}
      finish={account ? 'Add to my account' : 'Create account'}
      busy={isPending}
      later={lastTitle(work)}
      {...(plainAction && { plainAction })}
    >
      <Questions step={walk.step.name} form={form} work={work} />
    </StepForm>
  )
}

function Questions({ step, form, work }: { step: string; form: Registering['form']; work: Work | null }) {
  switch (step) {
    case 'you':
      return <YouStep form={form} work={work} />
    case 'address':
      return <AddressStep form={form} work={work} />
    case 'work':
      return work && <WorkStep form={form} work={work} />
    case 'password':
      return <PasswordStep form={form} />
    default:
      return <ConfirmStep form={form} />
  }
}
