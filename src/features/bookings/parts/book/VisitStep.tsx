import { AddressFields } from '#features/accounts/kit/address/AddressFields.tsx'
import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useSession } from '#platform/web/session.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FieldGroup } from '#ui/FieldGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MOST_ANIMALS } from '../../price.ts'
import { kindsOf } from '../words.ts'
import { NO_ANIMAL, petsFor, wordFor } from './answers.ts'
import type { Implanter } from './BookImplanter.tsx'
import type { Booking } from './useBooking.ts'

/** Where the visit is, and for which animals. */
export function VisitStep({ implanter, booking: { form, answers } }: { implanter: Implanter; booking: Booking }) {
  const { atClinic, atHome, town, terms } = implanter
  const choices = [
    ...(atClinic ? [{ value: 'clinic', label: 'At the clinic', hint: `In ${town}, ${moneyText(terms.clinicPence)}` }] : []),
    ...(atHome ? [{ value: 'home', label: 'At my home', hint: `From ${moneyText(terms.homePence)}` }] : []),
  ]
  return (
    <Rows>
      <ChoiceCards {...form.getInputProps('visit')} label="Where should the visit be?" choices={choices} />
      <Animals implanter={implanter} form={form} animals={answers.animals} />
      {answers.visit === 'home' && (
        <FieldGroup label="Your address" hint="The implanter sees it once they’ve said yes.">
          <AddressFields
            value={answers.address}
            onFound={(address) => form.setFieldValue('address', address)}
            field={(name) => form.getInputProps(`address.${name}`)}
          />
        </FieldGroup>
      )}
    </Rows>
  )
}

interface AnimalsProps {
  implanter: Implanter
  form: Booking['form']
  animals: Booking['answers']['animals']
}

function Animals({ implanter, form, animals }: AnimalsProps) {
  const options = kindsOf(implanter).map((kind) => ({ value: kind, label: speciesWords[kind].label }))
  const session = useSession()
  const { data } = useMyPets({ enabled: session !== null, freshFor: 60 })
  const pets = petsFor(data ?? [], implanter)
  const choices = pets.map(({ id, name, species }) => ({ value: id, label: `${name} (${wordFor(species)})` }))
  const choose = (index: number, petId: string) => {
    const pet = pets.find(({ id }) => id === petId)
    form.setFieldValue(`animals.${index}`, pet ? { petId, name: pet.name, species: pet.species } : NO_ANIMAL)
  }
  return (
    <FieldGroup label="Which animals should be chipped?" hint="Only animals that don’t have a chip yet. The implanter checks first.">
      <Rows gap="sm">
        {animals.map(({ petId }, index) => (
          <Columns min="11rem" align="end" key={index}>
            {choices.length > 0 && (
              <SelectField
                label={index === 0 ? 'Your pet' : `Pet ${index + 1}`}
                options={[...choices, ANOTHER]}
                value={petId}
                onChange={(event) => choose(index, event.currentTarget.value)}
              />
            )}
            {petId === '' && <Described form={form} index={index} options={options} />}
            {animals.length > 1 && (
              <ActionButton weight="quiet" onClick={() => form.removeListItem('animals', index)}>
                Remove <VisuallyHidden>animal {index + 1}</VisuallyHidden>
              </ActionButton>
            )}
          </Columns>
        ))}
        {animals.length < MOST_ANIMALS && (
          <div>
            <ActionButton weight="plain" size="sm" onClick={() => form.insertListItem('animals', NO_ANIMAL)}>
              Add another animal
            </ActionButton>
          </div>
        )}
      </Rows>
    </FieldGroup>
  )
}

/** An animal that isn't on the register yet. */
function Described({ form, index, options }: Pick<AnimalsProps, 'form'> & { index: number; options: { value: string; label: string }[] }) {
  return (
    <>
      <TextField label={nameLabel(index)} maxLength={60} autoComplete="off" {...form.getInputProps(`animals.${index}.name`)} />
      <SelectField
        label={
          <>
            Animal <VisuallyHidden>{index + 1}</VisuallyHidden>
          </>
        }
        empty="Choose one"
        options={options}
        {...form.getInputProps(`animals.${index}.species`)}
      />
    </>
  )
}

const ANOTHER = { value: '', label: 'Another animal' }

const nameLabel = (index: number) => (index === 0 ? 'Name' : `Name of animal ${index + 1}`)
