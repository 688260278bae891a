import { Group } from '@mantine/core'
import { useState } from 'react'
import { coloursLike } from '#features/pets/kit/form/colours.ts'
import { Species, speciesWords } from '#knowledge/animals/species.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import type { OffspringAnswers } from './answers.ts'
import { named, withAll } from './forall.ts'
import { SEXES } from './sexes.ts'
import classes from './Young.module.css'

interface ForAllProps {
  species: string
  young: readonly OffspringAnswers[]
  onOffspring: (young: OffspringAnswers[]) => void
}

/** Fills in at once what all of the offspring have in common. */
export function ForAll({ species, young, onOffspring }: ForAllProps) {
  const [colour, setColour] = useState('')
  const [sex, setSex] = useState('')
  return (
    <Panel title="Fill in every row" level={3} look="sunk" lead="For a colour or sex they all share. You can still change each row below.">
      <div className={classes.forAll}>
        <SuggestField
          label="Colour"
          value={colour}
          suggestions={coloursLike(species, colour)}
          maxLength={60}
          onChange={setColour}
          optional
        />
        <SelectField
          label="Sex"
          empty="Leave as it is"
          options={SEXES}
          value={sex}
          onChange={(event) => setSex(event.currentTarget.value)}
          optional
        />
        <Group gap="0.75rem" align="flex-end">
          <ActionButton weight="plain" onClick={() => onOffspring(withAll(young, { colour: colour.trim(), sex }))}>
            Fill in all {young.length} rows
          </ActionButton>
          <ActionButton weight="quiet" onClick={() => onOffspring(named(young, wordFor(species)))}>
            Number those without a name
          </ActionButton>
        </Group>
      </div>
    </Panel>
  )
}

function wordFor(species: string) {
  if (species === 'dog') return 'Puppy'
  if (species === 'cat') return 'Kitten'
  const known = Species.options.find((one) => one === species)
  return known && known !== 'other' ? capital(speciesWords[known].one) : 'Animal'
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
