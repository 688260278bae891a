import { useEffect, useRef, useState } from 'react'
import { systemClock } from '#platform/clock/clock.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { TextField } from '#ui/TextField.tsx'
import { getPetDetail, getUsersPets, updatePet } from '../../contract.ts'
import { factsAsked } from '../../kit/form/answers.ts'
import { answersOf, type PetDetail } from '../../kit/form/answersof.ts'
import { BirthField } from '../../kit/form/BirthField.tsx'
import { BreedField } from '../../kit/form/BreedField.tsx'
import { ImplantFields } from '../../kit/form/ImplantFields.tsx'
import { Looks } from '../../kit/form/Looks.tsx'
import { atPetFields } from '../../kit/form/petfields.ts'
import { type PetForm, petFormOf } from '../../kit/form/petform.ts'
import { SpeciesField } from '../../kit/form/SpeciesField.tsx'
import { SexFields } from '../../kit/form/WhoItIs.tsx'
import type { SectionName } from './facts.ts'
import { latestOf, PARTS } from './meanwhile.ts'

interface EditSectionProps {
  pet: PetDetail
  section: SectionName
  onDone: () => void
}

/** Changes one part of the record. The call takes the whole of it, so the rest goes along as it is. */
export function EditSection({ pet, section, onDone }: EditSectionProps) {
  const { form, formProps, summary, isPending } = useContractForm(updatePet, {
    initial: { ...answersOf(pet), version: pet.version },
    asks: ({ species, kennelClubNumber, version, ...answers }) => ({
      petId: pet.id,
      ...factsAsked({ ...answers, species, kennelClubNumber }, systemClock.now()),
      species,
      kennelClubNumber,
      version,
    }),
    meanwhile: { latest: () => latestOf(pet.id), parts: PARTS },
    atFields: atPetFields(),
    refresh: [getPetDetail, getUsersPets],
    toast: true,
    then: onDone,
  })
  const start = useFocusFirst()
  return (
    <form {...formProps} ref={start}>
      <Rows>
        <ErrorSummary {...summary} />
        <Fields section={section} pet={petFormOf(form, form.values)} correct={pet.can.correctSpecies} />
        <FormActions note="Changes are always free. The chip number can’t be changed.">
          <ActionButton type="submit" busy={isPending}>
            Save
          </ActionButton>
          <ActionButton weight="plain" onClick={onDone}>
            Cancel
          </ActionButton>
        </FormActions>
      </Rows>
    </form>
  )
}

interface FieldsProps {
  section: SectionName
  pet: PetForm
  /** Whether the kind of animal can be corrected, or why not. */
  correct: PetDetail['can']['correctSpecies']
}

function Fields({ section, pet, correct }: FieldsProps) {
  if (section === 'implant') return <ImplantFields pet={pet} />
  if (section === 'looks') return <Looks pet={pet} />
  return (
    <>
      <TextField {...pet.field('name')} label="Name" maxLength={60} autoComplete="off" />
      <Animal pet={pet} correct={correct} />
      <BreedField pet={pet} />
      <SexFields pet={pet} />
      <BirthField pet={pet} />
      {pet.answers.species === 'dog' && (
        <TextField {...pet.field('kennelClubNumber')} label="Kennel Club number" maxLength={24} autoComplete="off" optional />
      )}
    </>
  )
}

/** Hardly ever wrong, so it’s asked for only by whoever says so. */
function Animal({ pet, correct }: Omit<FieldsProps, 'section'>) {
  const [isWrong, setWrong] = useState(false)
  if (isWrong) return <SpeciesField pet={pet} />
  return (
    <ActionButton weight="quiet" size="sm" disabledBecause={correct === true || correct.words} onClick={() => setWrong(true)}>
      Correct the kind of animal
    </ActionButton>
  )
}

/** The button that opened the form is gone: its first field takes the focus. */
function useFocusFirst() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
