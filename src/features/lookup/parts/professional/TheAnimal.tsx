import { bornText } from '#features/pets/kit/born.ts'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { sexText } from '#features/pets/kit/sex.ts'
import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { FactList } from '#ui/FactList.tsx'
import type { FullRecord } from '../../shapes.ts'

/** What the animal should look like: whether the one at hand is it. */
export function TheAnimal({ record }: { record: FullRecord }) {
  const species = SPECIES.find((one) => one === record.species)
  const headingId = `animal-${record.lookupId}`
  return (
    <section aria-labelledby={headingId}>
      <Box component="h4" id={headingId} mb="0.75rem">
        Animal
      </Box>
      {record.photoUrl && (
        <Box mb="1rem">
          <PetPicture pet={{ ...record, id: record.lookupId, name: record.petName }} size={112} described />
        </Box>
      )}
      <FactList
        facts={[
          { label: 'Animal', value: species ? speciesWords[species].label : record.species },
          { label: 'Breed', value: record.breed },
          { label: 'Sex', value: sexText(record.sex, record.neutered) },
          { label: 'Colour', value: record.colour },
          { label: 'Markings', value: record.markings },
          { label: 'Date of birth', value: bornText(record.bornOn, record.bornExactly) },
          { label: 'Registered', value: whenText(record.registeredAt, 'day') },
        ]}
      />
    </section>
  )
}
