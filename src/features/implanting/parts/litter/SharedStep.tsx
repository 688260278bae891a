import { useEffect, useEffectEvent } from 'react'
import { BirthField } from '#features/pets/kit/form/BirthField.tsx'
import { BreedField } from '#features/pets/kit/form/BreedField.tsx'
import { SITES } from '#features/pets/kit/form/ImplantFields.tsx'
import type { PetForm } from '#features/pets/kit/form/petform.ts'
import { SpeciesField } from '#features/pets/kit/form/SpeciesField.tsx'
import { NeuteredField } from '#features/pets/kit/form/WhoItIs.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { SuggestField } from '#ui/SuggestField.tsx'
import { speciesFor } from '../register/scope.ts'
import { siteFor } from '../register/sites.ts'
import { useVerification } from '../register/useVerification.ts'
import type { LitterForm } from './useLitterForm.ts'

/** What all animals of the litter have in common, and what was read before and after each was chipped. */
export function SharedStep({ form, pet }: { form: LitterForm; pet: PetForm }) {
  const { practice } = useVerification()
  useUsualSite(form)
  return (
    <Rows gap="lg">
      <SpeciesField pet={pet} label="What kind of animals are they?" of={speciesFor(practice)} />
      <BreedField pet={pet} />
      <BirthField pet={pet} />
      <NeuteredField pet={pet} />
      <Columns>
        <DateField {...form.getInputProps('implant.implantedOn')} label="Date you implanted the chips" />
        <SuggestField {...form.getInputProps('implant.site')} label="Where the chips are" maxLength={80} suggestions={SITES} />
      </Columns>
      <Rows gap="sm">
        <CheckField
          {...form.getInputProps('implant.scanBefore')}
          label="I scanned each animal before implanting its chip, and found no other chip"
          hint="Leave out any animal that already had a chip. If it’s an older chip without 15 digits, register that animal by itself."
          checked={form.values.implant.scanBefore === 'none'}
          onChange={(event) => form.setFieldValue('implant.scanBefore', event.currentTarget.checked ? 'none' : '')}
        />
        <CheckField
          {...form.getInputProps('implant.scanAfter', { type: 'checkbox' })}
          label="I read each chip after implanting it, and the reader showed its number"
        />
      </Rows>
    </Rows>
  )
}

/** Where the implanter put the last chip in an animal of this kind, until they say another place. */
function useUsualSite(form: LitterForm) {
  const { species } = form.values.pet
  const suggest = useEffectEvent(() => {
    const usual = siteFor(species)
    if (form.values.implant.site === '' && usual !== '') form.setFieldValue('implant.site', usual)
  })
  useEffect(() => suggest(), [species])
}
