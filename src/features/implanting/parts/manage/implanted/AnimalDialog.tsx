import { chipsInUse } from '#features/chips/topics.ts'
import { getPetDetail, updatePet } from '#features/pets/contract.ts'
import { factsAsked } from '#features/pets/kit/form/answers.ts'
import { answersOf, type PetDetail } from '#features/pets/kit/form/answersof.ts'
import { BirthField } from '#features/pets/kit/form/BirthField.tsx'
import { BreedField } from '#features/pets/kit/form/BreedField.tsx'
import { Looks } from '#features/pets/kit/form/Looks.tsx'
import { atPetFields } from '#features/pets/kit/form/petfields.ts'
import { petFormOf } from '#features/pets/kit/form/petform.ts'
import { SexFields } from '#features/pets/kit/form/WhoItIs.tsx'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useCall } from '#platform/web/useCall.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { TextField } from '#ui/TextField.tsx'

interface AnimalDialogProps {
  petId: string
  name: string
  onClose: () => void
}

/** Corrects what was typed of an animal, until its keeper has said that it’s theirs. */
export function AnimalDialog({ petId, name, onClose }: AnimalDialogProps) {
  const query = useCall(getPetDetail, { petId })
  return (
    <FormDialog title={`Correct what you registered of ${name}`} onClose={onClose}>
      {query.data ? <AnimalForm pet={query.data} onClose={onClose} /> : <Loaded what="the animal" query={query} shape="record" count={4} />}
    </FormDialog>
  )
}

function AnimalForm({ pet, onClose }: { pet: PetDetail; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(updatePet, {
    initial: { ...answersOf(pet), version: pet.version },
    asks: ({ version, ...answers }) => ({ petId: pet.id, ...factsAsked(answers, systemClock.now()), version }),
    atFields: atPetFields(),
    refresh: [chipsInUse, getPetDetail],
    toast: true,
    then: onClose,
  })
  const animal = petFormOf(form, form.values)
  return (
    <FormRows {...formProps} {...summary}>
      <TextField {...animal.field('name')} label="Name" maxLength={60} autoComplete="off" />
      <BreedField pet={animal} />
      <SexFields pet={animal} />
      <BirthField pet={animal} />
      <Looks pet={animal} />
      <DialogActions busy={isPending} onClose={onClose}>
        Save changes
      </DialogActions>
    </FormRows>
  )
}
