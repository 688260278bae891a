import { useState } from 'react'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { type LitterRow, named, withAll } from '../../parts/litter/forall.ts'
import { coloursLike } from '../form/colours.ts'
import classes from './ForAll.module.css'
import { SEXES } from './sexes.ts'

interface ForAllProps<Row> {
  species: string
  rows: readonly Row[]
  onRows: (rows: Row[]) => void
}

/** Fills in at once what all animals of a litter have in common. */
export function ForAll<Row extends LitterRow>({ species, rows, onRows }: ForAllProps<Row>) {
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
          <ActionButton weight="plain" onClick={() => onRows(withAll(rows, { colour: colour.trim(), sex }))}>
            {rows.length === 2 ? 'Fill in both rows' : `Fill in all ${rows.length} rows`}
          </ActionButton>
          <ActionButton weight="quiet" onClick={() => onRows(named(rows, wordFor(species)))}>
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
  const known = SPECIES.find((one) => one === species)
  return known && known !== 'other' ? capital(speciesWords[known].one) : 'Animal'
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
