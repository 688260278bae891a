import { listView, oneOf } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { Section } from '#ui/Section.tsx'
import { getChipHandovers } from '../contract.ts'
import { HandoverCard } from '../parts/HandoverCard.tsx'
import { sideWords } from '../parts/words.ts'
import { HandOverButton } from './HandOverButton.tsx'

const handovers = listView({ side: oneOf(['given', 'received']) }, { pageSize: 10, fixed: { view: 'colleagues' } })

/** The chips that go from one implanter to another, newest first. */
export function WithColleagues() {
  const list = useList(getChipHandovers, handovers, { freshFor: 5, inPlace: true })
  return (
    <Rows>
      <Listed
        list={list}
        what="chips handed over"
        none={
          <EmptyState art={<MessageRelayArt />} title="No chips handed over yet" action={<HandOverButton />}>
            If a colleague needs some of your chips, hand them over here. Chips that a colleague hands to you also appear here, for you to
            accept.
          </EmptyState>
        }
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="side" label="Direction" empty="Both" words={sideWords} />
          </Filters>
        }
        all="Show both"
        noneLikeThat="Choose the other direction, or show both."
      >
        <CardList list={list} label="Hand-overs">
          <Section title="Hand-overs">
            <Rows>
              {list.shown?.items.map((handover) => (
                <HandoverCard key={handover.id} handover={handover} />
              ))}
            </Rows>
          </Section>
        </CardList>
      </Listed>
    </Rows>
  )
}
