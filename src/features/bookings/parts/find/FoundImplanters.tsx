import { useSearchParams } from 'react-router'
import { speciesWords } from '#knowledge/animals/species.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { CardList } from '#ui/CardList.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { NearField } from '#ui/NearField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { searchImplanters } from '../../contract.ts'
import { DayFilter } from './DayFilter.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { ImplanterCard } from './ImplanterCard.tsx'
import { ImplantersMap } from './ImplantersMap.tsx'

const KINDS = ['dog', 'cat', 'rabbit', 'ferret', 'horse', 'guinea pig', 'bird', 'tortoise', 'reptile', 'other'] as const
const COUNTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const DAY = /^\d{4}-\d\d-\d\d$/

const searched = listView(
  {
    near: text(),
    species: oneOf(KINDS),
    visit: oneOf(['clinic', 'home']),
    animals: oneOf(COUNTS, '1'),
    day: { usual: '', read: (written: string) => (DAY.test(written) ? written : undefined) },
    sort: oneOf(['distance', 'price', '-rating', 'name'], 'distance'),
  },
  { pageSize: 10 },
)

const VISITS = { clinic: 'At the clinic', home: 'At my home' }
const HOW_MANY = Object.fromEntries(COUNTS.map((count) => [count, count === '1' ? '1 animal' : `${count} animals`]))
const SORTS = { distance: 'Nearest first', price: 'Lowest price first', '-rating': 'Best reviews first', name: 'By name' }

/** A place is always asked about: without one nothing is asked at all. */
const implanters = {
  ...searched,
  inputOf: (view: Parameters<typeof searched.inputOf>[0]) => ({ ...searched.inputOf(view), near: view.near }),
}

/** The search for implanters; the address holds what was asked. */
export function FoundImplanters() {
  const [params] = useSearchParams()
  const isAsked = Boolean(params.get('near')?.trim())
  const list = useList(searchImplanters, implanters, { enabled: isAsked })
  const { shown, query } = list
  return (
    <>
      <Filters list={list}>
        <NearField list={list} label="Postcode or town" blank="Enter a postcode or a town" problem={query.error?.message} />
        <FilterSelect list={list} by="species" label="Animal" words={speciesWords} />
        <FilterSelect list={list} by="animals" label="How many" words={HOW_MANY} />
        <FilterSelect list={list} by="visit" label="Where" words={VISITS} empty="Clinic or home" />
        <DayFilter list={list} />
        <FilterSelect list={list} by="sort" label="Order" words={SORTS} />
      </Filters>
      {!isAsked && <HowItWorks />}
      {isAsked && shown?.notice && (
        <Notice kind="warning" title={shown.notice}>
          We’ve estimated the distances and prices instead. You’ll see the price again before you book.
        </Notice>
      )}
      {isAsked && (
        <Listed
          list={{ ...list, isEmpty: false }}
          what="implanters"
          shape="cards"
          none={null}
          all="Start a new search"
          noneLikeThat="No one we know is free for this near there. Try another day, the other kind of visit, or a larger town nearby."
        >
          <Rows>
            <CardList list={list} label="implanters">
              <Columns min="20rem" fill>
                {shown?.items.map((implanter) => (
                  <ImplanterCard key={implanter.id} implanter={implanter} asked={list.chosen} />
                ))}
              </Columns>
            </CardList>
            {shown && <ImplantersMap items={shown.items} />}
          </Rows>
        </Listed>
      )}
    </>
  )
}
