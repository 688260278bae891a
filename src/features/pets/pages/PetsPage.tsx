import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { keysOf } from '#platform/keysof.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { Page } from '#ui/Page.tsx'
import { getUsersPets } from '../contract.ts'
import { petNotices } from '../kit/points.ts'
import { statusWords } from '../kit/statuswords.ts'
import { NoneYet } from '../parts/list/NoneYet.tsx'
import { SharedPets } from '../parts/list/SharedPets.tsx'
import { PetTile } from '../parts/PetTile.tsx'

/** So many pets are found at a glance. */
const FEW = 3

const orderWords = { name: 'Name', '-registeredAt': 'Newest first' }
const pets = listView(
  { query: text(), species: oneOf(SPECIES), status: oneOf(keysOf(statusWords)), sort: oneOf(keysOf(orderWords), 'name') },
  { pageSize: 12 },
)

const actions = (
  <>
    <ButtonLink to={paths.addPet}>Register a pet</ButtonLink>
    <ButtonLink weight="plain" to={paths.importPets}>
      Import from a file
    </ButtonLink>
  </>
)

export default function PetsPage() {
  const list = useList(getUsersPets, pets)
  const isLong = list.isNarrowed || (list.shown?.total ?? 0) > FEW
  const filters = (
    <Filters list={list}>
      <FilterSelect list={list} by="species" label="Animal" words={speciesWords} />
      <FilterSelect list={list} by="status" label="Status" words={statusWords} />
      <FilterSelect list={list} by="sort" label="Sort by" words={orderWords} />
    </Filters>
  )
  return (
    <Page title="My pets" crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]} actions={!list.isEmpty && actions}>
      <Extended point={petNotices} props={{}} />
      <Listed
        list={list}
        what="your pets"
        shape="cards"
        none={<NoneYet />}
        filters={isLong && filters}
        all="Show all my pets"
        noneLikeThat="Try another name or number, or show all your pets."
      >
        <CardList list={list} label="pets">
          <Columns min="21rem">
            {list.shown?.items.map((pet) => (
              <PetTile key={pet.id} pet={pet} />
            ))}
          </Columns>
        </CardList>
      </Listed>
      <SharedPets />
    </Page>
  )
}
