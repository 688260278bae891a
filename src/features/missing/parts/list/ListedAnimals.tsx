import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { DocumentLink } from '#ui/ActionButton.tsx'
import { PosterArt } from '#ui/art/spots/PosterArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { getLostPets } from '../../contract.ts'
import { AnimalCard } from './AnimalCard.tsx'
import { AnimalsMap } from './AnimalsMap.tsx'
import { NearFilter } from './NearFilter.tsx'

const animals = listView(
  {
    query: text(),
    near: text(),
    kind: oneOf(['lost', 'found', 'both'], 'both'),
    species: oneOf(SPECIES),
    km: oneOf(['3', '8', '16', '40', '80'], '16'),
    days: oneOf(['7', '30', '90', '365']),
    sort: oneOf(['newest', 'nearest'], 'newest'),
  },
  { pageSize: 24 },
)

const KINDS = { both: 'Lost and found', lost: 'Lost', found: 'Found' }
/** The call takes kilometres. */
const WITHIN = { 3: '2 miles', 8: '5 miles', 16: '10 miles', 40: '25 miles', 80: '50 miles' }
const DAYS = { 7: 'The last 7 days', 30: 'The last 30 days', 90: 'The last 90 days', 365: 'The last year' }
const SORTS = { newest: 'Newest first', nearest: 'Nearest first' }

/** Lost and found animals on a map and below it, with what narrows them; the address holds the choices. */
export function ListedAnimals() {
  const list = useList(getLostPets, animals)
  const isNear = Boolean(list.chosen.get('near'))
  return (
    <>
      <Filters list={list} label="Name, colour or place">
        <NearFilter list={list} />
        {isNear && <FilterSelect list={list} by="km" label="Within" words={WITHIN} />}
        <FilterSelect list={list} by="kind" label="Show" words={KINDS} />
        <FilterSelect list={list} by="species" label="Animal" words={speciesWords} />
        <FilterSelect list={list} by="days" label="When" words={DAYS} empty="Any time" />
        {isNear && <FilterSelect list={list} by="sort" label="Order" words={SORTS} />}
      </Filters>
      <AnimalsMap asked={animals.inputOf(list.view)} />
      <Listed
        list={list}
        what="the animals"
        shape="cards"
        none={<NoneNow />}
        all="Show all animals"
        noneLikeThat="Try a wider area or a longer time, or show all animals."
      >
        <CardList list={list} label="animals">
          <Columns min="20rem" fill>
            {list.shown?.items.map((animal) => (
              <AnimalCard key={animal.id} animal={animal} />
            ))}
          </Columns>
        </CardList>
      </Listed>
    </>
  )
}

function NoneNow() {
  return (
    <EmptyState
      art={<PosterArt />}
      title="No animals are reported lost or found"
      action={<DocumentLink href={paths.reportFound}>Report an animal you’ve found</DocumentLink>}
    >
      When a keeper reports a pet lost, or someone reports an animal they’ve found, you’ll see it here.
    </EmptyState>
  )
}
