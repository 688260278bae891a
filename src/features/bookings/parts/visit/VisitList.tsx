import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { VetArt } from '#ui/art/spots/VetArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { getImplanterBookings } from '../../contract.ts'
import { VisitCard } from './VisitCard.tsx'
import { SHOW_TO_IMPLANTER, SHOW_WORDS, SORT_WORDS, visits } from './visits.ts'

const lists: Record<'customer' | 'implanter', ReturnType<typeof visits>> = { customer: visits('customer'), implanter: visits('implanter') }

/** The visits of one side, a page at a time. */
export function VisitList({ side, level = 2 }: { side: 'customer' | 'implanter'; level?: 2 | 3 }) {
  const list = useList(getImplanterBookings, lists[side], { freshFor: 5, inPlace: side === 'implanter' })
  return (
    <Rows>
      <Listed
        list={list}
        what="your bookings"
        shape="cards"
        all="Show all bookings"
        level={level}
        none={side === 'customer' ? <NoneBooked /> : <NoneTaken level={level} />}
        filters={
          <Filters list={list}>
            {side === 'implanter' ? (
              <FilterSelect list={list} by="show" label="Show" empty="To come and past" words={SHOW_TO_IMPLANTER} />
            ) : (
              <FilterSelect list={list} by="show" label="Show" empty="All bookings" words={SHOW_WORDS} />
            )}
            <FilterSelect list={list} by="sort" label="Order" words={SORT_WORDS} />
          </Filters>
        }
      >
        <CardList list={list} label="bookings">
          <Rows>
            {list.shown?.items.map((visit) => (
              <VisitCard key={visit.id} visit={visit} level={level} />
            ))}
          </Rows>
        </CardList>
      </Listed>
    </Rows>
  )
}

const NoneBooked = () => (
  <EmptyState art={<VetArt />} title="No bookings yet" action={<ButtonLink to={paths.implanters}>Find an implanter</ButtonLink>}>
    When you book someone to chip your pet, you’ll see the time and place here, and can move or cancel the visit.
  </EmptyState>
)

const NoneTaken = ({ level }: { level: 2 | 3 }) => (
  <EmptyState
    level={level}
    art={<VetArt />}
    title="No bookings yet"
    action={<ButtonLink to={paths.implanterAvailability}>Set your hours and prices</ButtonLink>}
  >
    Once you’re listed, people near you can ask for your free times. Their requests appear here.
  </EmptyState>
)
