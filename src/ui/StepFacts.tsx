import type { FormStep } from '#platform/web/steps.ts'
import { ActionButton } from './ActionButton.tsx'
import { Rows } from './Columns.tsx'
import { type Fact, FactList } from './FactList.tsx'
import { Panel } from './Panel.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface StepFactsProps {
  steps: readonly FormStep[]
  /** What was said on a step; nothing where there is nothing to check. */
  factsOf: (step: string) => Fact[]
  onChange: (step: string) => void
}

/** What was said step by step, each with the way back to where it can be changed. */
export function StepFacts({ steps, factsOf, onChange }: StepFactsProps) {
  return (
    <Rows>
      {steps
        .map((step) => ({ step, facts: factsOf(step.name) }))
        .filter(({ facts }) => facts.length > 0)
        .map(({ step, facts }) => (
          <Panel
            key={step.name}
            title={step.title}
            level={3}
            look="sunk"
            actions={
              <ActionButton weight="quiet" size="sm" onClick={() => onChange(step.name)}>
                Change <VisuallyHidden>{step.title.toLowerCase()}</VisuallyHidden>
              </ActionButton>
            }
          >
            <FactList facts={facts} />
          </Panel>
        ))}
    </Rows>
  )
}
