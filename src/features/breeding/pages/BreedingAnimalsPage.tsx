import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addPet } from '#features/pets/contract.ts'
import { sexText } from '#features/pets/kit/sex.ts'
import { statusWords } from '#features/pets/kit/statuswords.ts'
import { whenText } from '#platform/text/whentext.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { Box } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { getBreedingAnimals } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import type { BreedingAnimal } from '../shapes.ts'

const sexWords = { female: 'Female', male: 'Male' } as const
const animals = listView({ query: text(), sex: oneOf(['female', 'male']), sort: oneOf(['name', '-name', '-registeredAt'], 'name') })

const columns: Column<BreedingAnimal>[] = [
  { key: 'name', title: 'Animal', cell: (animal) => <Animal animal={animal} />, sortable: true, bare: true },
  { key: 'bornOn', title: 'Born', cell: ({ bornOn }) => whenText(bornOn, 'short'), wide: true },
  { key: 'litters', title: 'Your litters', cell: ({ litters }) => litters, figures: true, isNothing: ({ litters }) => litters === 0 },
  { key: 'from', title: 'Bred by', cell: ({ isHomeBred }) => (isHomeBred ? 'You' : 'Someone else, or not known'), wide: true },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusTag tone={statusWords[status].tone}>{statusWords[status].label}</StatusTag>,
  },
]

/** The animals a breeder breeds from: each leads to its record, where everything a keeper can do is. */
export default function BreedingAnimalsPage() {
  const list = useList(getBreedingAnimals, animals)
  const session = useSession()
  const mayRegister = session !== null && mayAsk(addPet, session)
  const register = (
    <>
      {mayRegister && <ButtonLink to={paths.addPet}>Register an animal</ButtonLink>}
      <ButtonLink weight={mayRegister ? 'plain' : 'main'} to={paths.importPets}>
        Import from a file
      </ButtonLink>
    </>
  )
  return (
    <BreederPage
      title="Your breeding animals"
      lead="The animals that stay with you: those you’ve kept from your litters, and those that came from someone else. Open one to change its record, report it missing or pass it on."
      actions={!list.isEmpty && register}
    >
      <Listed
        list={list}
        what="your breeding animals"
        none={<NoneYet action={register} />}
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="sex" label="Sex" words={sexWords} />
          </Filters>
        }
        all="Show all your breeding animals"
        noneLikeThat="Try another name or number, or show all your breeding animals."
      >
        <ListTable list={list} label="Breeding animals" columns={columns} rowKey={({ id }) => id} lines="plain" />
      </Listed>
    </BreederPage>
  )
}

function Animal({ animal: { id, name, breed, sex, colour, chipNumber } }: { animal: BreedingAnimal }) {
  return (
    <div>
      <Box component={Link} c="inherit" fw={600} to={paths.pet(id)}>
        {name}
      </Box>
      <Box c="dimmed" fz="sm">
        {[breed, sexText(sex, 'unknown'), colour].filter(Boolean).join(', ')}
      </Box>
      <Box c="dimmed" fz="sm">
        <ChipDigits number={chipNumber} />
      </Box>
    </div>
  )
}

function NoneYet({ action }: { action: ReactNode }) {
  return (
    <EmptyState art={<LitterArt />} title="No breeding animals yet" action={action}>
      When you register a mother or a stud in your name, or keep one of a litter, you’ll see it here.
    </EmptyState>
  )
}
