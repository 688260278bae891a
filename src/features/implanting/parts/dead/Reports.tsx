import { listView, oneOf } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { getDeadChips } from '../../contract.ts'
import { DEAD_STATES, deadWords } from '../words.ts'
import { reportColumns } from './columns.tsx'

const reports = listView({ status: oneOf(DEAD_STATES), sort: oneOf(['-reportedAt', 'reportedAt', 'number', '-number'], '-reportedAt') })

/** What somebody reported, and what is still to be done about it; nothing of what is not there while they are `reporting`. */
export function Reports({ reporting }: { reporting: boolean }) {
  const list = useList(getDeadChips, reports)
  return (
    <Listed
      list={list}
      what="your reports"
      none={!reporting && <NoneYet />}
      filters={
        <Filters list={list}>
          <FilterSelect list={list} by="status" label="Status" words={deadWords} />
        </Filters>
      }
      all="Show all your reports"
    >
      <ListTable list={list} label="Reported chips" columns={reportColumns} rowKey={({ id }) => id} />
    </Listed>
  )
}

function NoneYet() {
  return (
    <EmptyState art={<ScanChipArt />} title="You haven’t reported any chips">
      That’s good news. If a reader can’t read a chip, or a chip moves or hurts an animal, use the button above. We’ll fill in the report
      you must make by law.
    </EmptyState>
  )
}
