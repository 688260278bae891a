import { systemClock } from '#platform/clock/clock.ts'
import type { Walk } from '#platform/web/useSteps.ts'
import { StepFacts } from '#ui/StepFacts.tsx'
import { AnimalStep } from './AnimalStep.tsx'
import { factsOf } from './facts.tsx'
import { ImplantStep } from './ImplantStep.tsx'
import { KeeperStep } from './KeeperStep.tsx'
import { speciesFor } from './scope.ts'
import type { useChipForm } from './useChipForm.ts'
import { useUsualSite } from './useUsualSite.ts'
import { useVerification } from './useVerification.ts'

interface LaterStepProps extends Pick<ReturnType<typeof useChipForm>, 'form' | 'pet'> {
  walk: Walk
  /** How many registrations there are to give; not known without signal. */
  credits: number | undefined
}

/** The steps after the chip's. */
export function LaterStep({ form, pet, walk, credits }: LaterStepProps) {
  const { practice } = useVerification()
  useUsualSite(form)
  switch (walk.step.name) {
    case 'implant':
      return <ImplantStep form={form} />
    case 'animal':
      return <AnimalStep pet={pet} species={speciesFor(practice)} />
    case 'keeper':
      return <KeeperStep form={form} credits={credits} />
    default:
      return <StepFacts steps={walk.steps} factsOf={(name) => factsOf(name, form.values, systemClock.now())} onChange={walk.goTo} />
  }
}
