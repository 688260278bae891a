import { registrationPrices } from '#features/accounts/kit/points.ts'
import { ChipNumberField } from '#features/pets/kit/form/ChipStep.tsx'
import { AnimalStep, CheckAnswers, Looks, PhotoUpload } from '#features/pets/kit/form/latersteps.tsx'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useSession } from '#platform/web/session.ts'
import { Extended } from '#ui/Extended.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { DatabaseStep } from './DatabaseStep.tsx'
import { SignInFirst } from './SignInFirst.tsx'
import type { useRecordTransfer } from './useRecordTransfer.ts'
import { WhoHolds } from './WhoHolds.tsx'

const CheckTransfer = lazyPart(() => import('./CheckTransfer.tsx').then((part) => part.CheckTransfer))
const ProofFields = lazyPart(() => import('../kit/ProofFields.tsx').then((part) => part.ProofFields))

/** The steps that anybody may take before we need to know who they are. */
const OPEN_STEPS = new Set(['chip', 'database'])

/** Moves a record here, step by step. */
export function TransferHere({ moving }: { moving: ReturnType<typeof useRecordTransfer> }) {
  const session = useSession()
  const { form, answers, walk, check, isPending } = moving
  const pet = petFormOf(form, answers)
  const { name } = walk.step
  const said = check.asked.data?.others.find(({ code }) => code === answers.database)?.holds
  const field = (path: string) => ({ ...form.getInputProps(path), 'data-path': path })
  if (!session && !OPEN_STEPS.has(name)) return <SignInFirst walk={walk} />
  return (
    <StepForm walk={walk} finish="Move the record here" busy={isPending} note={name === 'check' && PROMISE}>
      {name === 'chip' && (
        <>
          <ChipNumberField pet={pet} />
          <WhoHolds check={check} />
          <Extended point={registrationPrices} props={{}} />
        </>
      )}
      {name === 'database' && <DatabaseStep check={check} chosen={answers.database} field={field('database')} />}
      {name === 'proof' && (
        <ProofFields answers={answers} field={field} error={form.errors['certificateId']} onCertificate={(file) => form.setValues(file)} />
      )}
      {name === 'animal' && <AnimalStep pet={pet} />}
      {name === 'looks' && (
        <>
          <Looks pet={pet} />
          <PhotoUpload pet={pet} />
        </>
      )}
      {name === 'check' && (
        <>
          <CheckTransfer answers={answers} holds={said} onChange={walk.goTo} />
          <CheckAnswers answers={answers} steps={walk.steps} onChange={walk.goTo} />
          <Extended point={registrationPrices} props={{}} />
        </>
      )}
    </StepForm>
  )
}

const PROMISE = 'All we tell the other database is the chip number and that it’s registered here too. We copy nothing from it.'
