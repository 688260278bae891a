import { nextSteps } from '#features/lookup/nextSteps.ts'
import { Panel } from '#ui/Panel.tsx'
import { StepList } from '#ui/StepList.tsx'
import type { FoundAnimal } from '../words.ts'

interface FinderStepsProps {
  species: string
  nation: NonNullable<FoundAnimal['mine']>['nation']
}

/** What whoever found an animal should do now, and for a dog must do. */
export function FinderSteps({ species, nation }: FinderStepsProps) {
  const steps = nextSteps(species === 'dog' || species === 'cat' ? species : 'other', { nation })
  return (
    <Panel title="What to do now">
      <StepList steps={steps} level={3} />
    </Panel>
  )
}
