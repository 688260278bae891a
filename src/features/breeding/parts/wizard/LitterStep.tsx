import { bornOnOf } from '#features/pets/kit/form/answers.ts'
import { BreedField } from '#features/pets/kit/form/BreedField.tsx'
import { ImplantFields } from '#features/pets/kit/form/ImplantFields.tsx'
import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { SpeciesField } from '#features/pets/kit/form/SpeciesField.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { Group } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EarlyChip } from '../litters/EarlyChip.tsx'
import { SameLitter } from './SameLitter.tsx'
import type { LitterForm } from './useLitter.ts'

/** What the offspring have in common. */
export function LitterStep({ pet, form, later }: { pet: PetForm; form: LitterForm; later: boolean }) {
  const bornOn = bornOnOf(form.values, systemClock.now())
  return (
    <Rows gap="lg">
      <SpeciesField pet={pet} label="What kind of animals are they?" />
      <BreedField pet={pet} />
      <Rows gap="sm">
        <DateField {...pet.field('bornOn')} label="When were they born?" hint="For example, 27 9 2026" />
        <CheckField
          label="The date is an estimate"
          checked={!form.values.bornExactly}
          onChange={(event) => form.setFieldValue('bornExactly', !event.currentTarget.checked)}
        />
      </Rows>
      <SameLitter dam={form.values.dam} bornOn={bornOn} species={form.values.species} />
      <Panel
        title="Any that died"
        level={3}
        look="sunk"
        lead="They count in your litter and your reports, and have no record of their own."
      >
        <Group gap="1rem" align="flex-start">
          <TextField {...form.getInputProps('bornDead')} label="Stillborn" inputMode="numeric" maxLength={2} autoComplete="off" optional />
          <TextField
            {...form.getInputProps('diedBeforeChip')}
            label="Died before they were chipped"
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            optional
          />
        </Group>
      </Panel>
      <ChoiceCards
        {...form.getInputProps('chips')}
        label="Are they chipped?"
        value={later ? 'later' : 'now'}
        choices={[
          { value: 'now', label: 'Yes, add them now', hint: 'The animals go on the register straight away.' },
          { value: 'later', label: 'Not yet, add them later', hint: 'Write the litter down now. You can add the chips on its page.' },
        ]}
      />
      {!later && (
        <Panel title="Implant details, if you know them" level={3} look="sunk">
          <ImplantFields pet={pet} />
          <EarlyChip bornOn={bornOn} implantedOn={form.values.implant.implantedOn} />
        </Panel>
      )}
    </Rows>
  )
}
