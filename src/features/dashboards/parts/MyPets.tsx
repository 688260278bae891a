import { NoneYet } from '#features/pets/parts/list/NoneYet.tsx'
import { PetTile } from '#features/pets/parts/PetTile.tsx'
import type { PetCard } from '#features/pets/shapes.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Section } from '#ui/Section.tsx'

/** The keeper's pets as cards: the first few, and the way to the others. */
export function MyPets({ pets, total }: { pets: readonly PetCard[]; total: number }) {
  if (total === 0) return <NoneYet />
  const all = (
    <ButtonLink weight="quiet" to={paths.pets}>
      See all {total} pets
    </ButtonLink>
  )
  return (
    <Section title="Your pets" actions={total > pets.length && all}>
      <Columns min="21rem">
        {pets.map((pet) => (
          <PetTile key={pet.id} pet={pet} level={3} />
        ))}
      </Columns>
    </Section>
  )
}
