import { Stack } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import type { ChipRun } from '../shapes.ts'
import { RunNumbers, runFacts } from './Runs.tsx'

interface PackFieldsProps {
  runs: readonly ChipRun[]
  /** As ranges are written: `981100004701001-981100004701025`. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Whole packs to hand over, or what is left of them. */
export function PackFields({ runs, chosen, onChange }: PackFieldsProps) {
  return (
    <FieldGroup label="Which chips?" hint="Choose all the chips of a pack">
      <Stack gap="0.75rem" bd="1px solid var(--ui-line)" bdrs="lg" mah="16rem" p="0.75rem 1rem" style={{ overflowY: 'auto' }}>
        {runs.map((run) => {
          const range = run.from === run.to ? run.from : `${run.from}-${run.to}`
          const isChosen = chosen.includes(range)
          return (
            <CheckField
              key={run.from}
              label={<RunNumbers run={run} />}
              hint={runFacts(run)}
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== range) : [...chosen, range])}
            />
          )
        })}
      </Stack>
    </FieldGroup>
  )
}
