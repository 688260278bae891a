import { verdictOf } from '#features/chips/kit/verdict.ts'
import { ImplantFields } from '#features/pets/kit/form/ImplantFields.tsx'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Litter } from '../litters/columns.tsx'
import { EarlyChip } from '../litters/EarlyChip.tsx'
import { NumbersField } from '../wizard/AddNumbers.tsx'
import { LicenceAndCost } from '../wizard/LicenceAndCost.tsx'
import { OffspringRow } from '../wizard/OffspringRow.tsx'
import { useKnownChips } from '../wizard/useKnownChips.ts'
import { fillNumbers } from './fillnumbers.ts'
import { useChips } from './useChips.ts'

/** Scans or types the chip of each animal one after another; what tells the animals apart is filled in. */
export function ChipsForm({ litter }: { litter: Litter }) {
  const { form, formProps, summary, isPending } = useChips(litter)
  const { young, implant, evenIfHeldElsewhere } = form.values
  const known = useKnownChips(young)
  const next = young.find(({ chipNumber }) => chipNumber.trim() === '')
  const count = young.filter(({ chipNumber }) => chipNumber.trim() !== '').length
  const asksAnyway = evenIfHeldElsewhere || [...known.values()].some((answer) => verdictOf(answer).kind === 'elsewhere')
  const take = (text: string) => {
    const filled = fillNumbers(text, young)
    if (filled.filled.length > 0) form.setFieldValue('young', filled.young)
    return { ...filled, said: filled.filled.length > 0 ? `${filled.filled.join(', ')}: number added.` : '' }
  }
  return (
    <FormRows {...formProps} {...summary}>
      <NumbersField
        label={next ? `Microchip number of ${next.name}` : 'All have a number'}
        hint="Scan the labels one after another in the order below, or type each number and press Enter. You can also type a number in an animal’s own row."
        error={form.errors['young']}
        take={take}
      />
      <Stack component="ol" gap="1rem" aria-label="Animals in the litter">
        {young.map(({ key }, index) => (
          <li key={key}>
            <OffspringRow form={form} index={index} />
          </li>
        ))}
      </Stack>
      {asksAnyway && (
        <CheckField
          {...form.getInputProps('evenIfHeldElsewhere', { type: 'checkbox' })}
          label="Register them here too. I’ll tell the other database that its record has moved."
        />
      )}
      <Panel title="Implant details, if you know them" look="sunk">
        <Rows>
          <ImplantFields pet={petFormOf(form, form.values)} />
          <EarlyChip bornOn={litter.bornOn} implantedOn={implant.implantedOn} />
        </Rows>
      </Panel>
      {count > 0 && <LicenceAndCost count={count} isOfDogs={litter.species === 'dog'} />}
      <FormActions note="We’ll register them all together, or register none and tell you which row to correct.">
        <ActionButton type="submit" busy={isPending}>
          {count === 1 ? 'Register 1 animal' : `Register ${count === 0 ? 'the animals' : `${count} animals`}`}
        </ActionButton>
        <ButtonLink weight="plain" to={paths.litter(litter.id)}>
          Not now
        </ButtonLink>
      </FormActions>
    </FormRows>
  )
}
