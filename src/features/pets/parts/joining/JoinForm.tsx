import type { ReactNode } from 'react'
import { registrationPrices } from '#features/accounts/kit/points.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { Agreed } from '#ui/Agreed.tsx'
import { Extended } from '#ui/Extended.tsx'
import { StepForm } from '#ui/StepForm.tsx'
import { ChipStep } from '../../kit/form/ChipStep.tsx'
import { AnimalStep, Looks } from '../../kit/form/latersteps.tsx'
import { petFormOf } from '../../kit/form/petform.ts'
import type { useJoining } from './useJoining.ts'

const HomeStep = lazyPart(() => import('./KeeperSteps.tsx').then((part) => part.HomeStep))
const PayStep = lazyPart(() => import('./PayStep.tsx').then((part) => part.PayStep))
const YouStep = lazyPart(() => import('./KeeperSteps.tsx').then((part) => part.YouStep))

/** Account, pet and chip, step by step. */
export function JoinForm({ joining }: { joining: ReturnType<typeof useJoining> }) {
  const { form, walk, check, way, chooseWay, busy } = joining
  const pet = petFormOf(form, form.values.pet, 'pet.')
  return (
    <StepForm walk={walk} finish="Register your pet" busy={busy} note={NOTES[walk.step.name]}>
      {walk.step.name === 'chip' && (
        <>
          <ChipStep pet={pet} check={check} />
          <Extended point={registrationPrices} props={{}} />
        </>
      )}
      {walk.step.name === 'animal' && <AnimalStep pet={pet} />}
      {walk.step.name === 'looks' && <Looks pet={pet} />}
      {walk.step.name === 'you' && <YouStep form={form} />}
      {walk.step.name === 'home' && <HomeStep form={form} />}
      {walk.step.name === 'pay' && (
        <>
          <PayStep form={form} way={way} onWay={chooseWay} />
          <Extended point={registrationPrices} props={{}} />
        </>
      )}
    </StepForm>
  )
}

/** What stands below the buttons of a step. */
const NOTES: Record<string, ReactNode> = {
  looks: 'You can add a photo once you have an account.',
  you: <Agreed by="By registering" />,
  home: <Agreed by="By registering" />,
  pay: <Agreed by="By registering" cancel />,
}
