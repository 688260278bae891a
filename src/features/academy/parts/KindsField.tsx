import type { ReactNode } from 'react'
import { speciesWords } from '#knowledge/animals/species.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { fieldId } from '#ui/field.ts'
import { TRAINED_SPECIES } from '../kinds.ts'

interface KindsFieldProps {
  /** The kinds that are chosen, separated by commas. */
  species: string
  error: ReactNode
  onSpecies: (species: string) => void
}

/** The animals that somebody trains for. */
export function KindsField({ species, error, onSpecies }: KindsFieldProps) {
  const chosen = new Set(species.split(','))
  const toggle = (kind: string) => onSpecies(TRAINED_SPECIES.filter((one) => (one === kind) !== chosen.has(one)).join(','))
  return (
    <FieldGroup
      label="Which animals do you want to train for?"
      hint="Your certificate covers only these. Other animals are for vets alone."
      error={error}
    >
      <Rows gap="sm">
        {TRAINED_SPECIES.map((kind, index) => (
          <CheckField
            key={kind}
            label={capital(speciesWords[kind].many)}
            {...(index === 0 && { id: fieldId('species') })}
            checked={chosen.has(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
      </Rows>
    </FieldGroup>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
