import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { NearField } from '#ui/NearField.tsx'
import { searchBreeders } from '../../contract.ts'
import { BreederCard } from './BreederCard.tsx'
import { BreedFilter } from './BreedFilter.tsx'

const species = oneOf(SPECIES)
const breeders = listView(
  {
    near: text(),
    species,
    breedId: text(80),
    km: oneOf(['16', '40', '80', '160']),
    sort: oneOf(['distance', 'name', '-name'], 'distance'),
  },
  { pageSize: 10 },
)

/** The kind of animal whose breeds are offered before one is chosen. */
const MOST_SOUGHT = 'dog'

const WITHIN = { 16: '10 miles', 40: '25 miles', 80: '50 miles', 160: '100 miles' }
const SORTS = { distance: 'Nearest first', name: 'By name', '-name': 'By name, Z to A' }

/** The search for breeders; the address holds what was asked. */
export function FoundBreeders() {
  const list = useList(searchBreeders, breeders)
  const { shown, query, view, narrow } = list
  // A breed belongs to one kind of animal.
  const ofKind = { ...list, choose: (_: string, written: string) => narrow({ species: species.read(written), breedId: '' }) }
  return (
    <>
      <Filters list={list}>
        <FilterSelect list={ofKind} by="species" label="Animal" words={speciesWords} empty="Any animal" />
        <BreedFilter
          key={view.species}
          species={view.species || MOST_SOUGHT}
          label={view.species ? 'Breed' : 'Breed of dog'}
          breedId={view.breedId}
          name={shown?.breed ?? null}
          onChoose={(breedId) => narrow(breedId ? { species: view.species || MOST_SOUGHT, breedId } : { breedId })}
        />
        <NearField list={list} label="Postcode" problem={query.error?.message} />
        {view.near && <FilterSelect list={list} by="km" label="Within" words={WITHIN} empty="Any distance" />}
        <FilterSelect list={list} by="sort" label="Order" words={SORTS} />
      </Filters>
      <Listed
        list={list}
        what="breeders"
        shape="cards"
        none={
          <EmptyState art={<LitterArt />} title="No breeders yet">
            Breeders we’ve checked will appear here once they choose to be listed.
          </EmptyState>
        }
        all="Show all breeders"
        noneLikeThat="We don’t know a listed breeder like that. Try a larger distance or another breed, or leave out the postcode."
      >
        <CardList list={list} label="breeders">
          <Columns min="20rem" fill>
            {shown?.items.map((breeder) => (
              <BreederCard key={breeder.id} breeder={breeder} />
            ))}
          </Columns>
        </CardList>
      </Listed>
    </>
  )
}
