import { Columns, Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { PetForm } from './petform.ts'

/** Where chips usually are. */
export const SITES = [
  'Between the shoulder blades',
  'Left side of the neck',
  'Right side of the neck',
  'Left hind leg',
  'Left breast muscle',
]

/** When, where and by whom the chip was put in. None of it must be known. */
export function ImplantFields({ pet }: { pet: PetForm }) {
  return (
    <Rows>
      <DateField {...pet.field('implant.implantedOn')} label="Date the chip was implanted" optional />
      <Columns>
        <SuggestField {...pet.field('implant.site')} label="Where the chip is" maxLength={80} suggestions={SITES} optional />
        <TextField
          {...pet.field('implant.implanterName')}
          label="Who implanted it"
          hint="A person, practice or rescue"
          maxLength={100}
          autoComplete="off"
          optional
        />
      </Columns>
    </Rows>
  )
}
