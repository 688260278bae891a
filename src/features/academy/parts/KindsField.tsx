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
  /** The kinds that can be chosen; all where it isn’t given. */
  kinds?: readonly string[]
  label?: string
  hint?: string
  onSpecies: (species: string) => void
}

/** The animals that somebody trains for. */
export function KindsField({ species, error, kinds = TRAINED_SPECIES, label = TRAINS, hint = COVERED, onSpecies }: KindsFieldProps) {
  const chosen = new Set(species.split(','))
  const toggle = (kind: string) => onSpecies(TRAINED_SPECIES.filter((one) => (one === kind) !== chosen.has(one)).join(','))
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <Rows gap="sm">
        {TRAINED_SPECIES.filter((kind) => kinds.includes(kind)).map((kind, index) => (
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

const TRAINS = 'Which animals do you want to train for?'
const COVERED = 'Your certificate covers only these. Other animals are for vets alone.'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
