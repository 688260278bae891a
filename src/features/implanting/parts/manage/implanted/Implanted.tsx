import { useSearchParams } from 'react-router'
import { keysOf } from '#platform/keysof.ts'
import { download } from '#platform/web/download.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { SaveCsvButton } from '#ui/SaveCsvButton.tsx'
import { downloadImplants, getImplanterImplantedChips } from '../../../contract.ts'
import { useQualified } from '../../../kit/useQualified.ts'
import { IMPLANT_STATES, implantWords } from '../../words.ts'
import { addressOf } from '../address.ts'
import { OnePerson } from '../person/OnePerson.tsx'
import { actedColumns } from './columns.tsx'
import { WaitingLong } from './WaitingLong.tsx'

const orderWords = { '-implantedOn': 'Newest first', implantedOn: 'Oldest first', '-age': 'Waiting longest' }
const implants = listView(
  { query: text(), state: oneOf(IMPLANT_STATES), sort: oneOf(keysOf(orderWords), '-implantedOn') },
  { fixed: { view: 'implanted' } },
)

/** What an implanter has implanted, and how far each animal is from being in its keeper's name. */
export function Implanted() {
  const list = useList(getImplanterImplantedChips, implants, { inPlace: true })
  return (
    <>
      {/* Above the list, which is long on a phone. */}
      {list.shown && !list.isEmpty && <OnePerson />}
      <Listed
        list={list}
        what="your implants"
        none={<NoneYet />}
        filters={
          <>
            <WaitingLong />
            <Filters list={list} few>
              <FilterSelect list={list} by="state" label="Status" words={implantWords} />
              <FilterSelect list={list} by="sort" label="Order" words={orderWords} />
            </Filters>
          </>
        }
        all="Show all your implants"
        noneLikeThat="Search for another name or number, or show all your implants."
      >
        <ListTable list={list} label="Implants" columns={actedColumns} rowKey={({ id }) => id} lines="plain" />
      </Listed>
    </>
  )
}

/** Saves every implant of the view as a CSV file. */
export function SaveImplants() {
  const { page: _, pageSize: __, ...chosen } = implants.inputOf(implants.viewIn(useSearchParams()[0]))
  return <SaveCsvButton save={() => download(downloadImplants, chosen, 'implants.csv')} />
}

/** Stands where an implanter has registered no chip so far. */
function NoneYet() {
  const isQualified = useQualified()
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="You haven’t registered any implants yet"
      action={
        isQualified && (
          <>
            <ButtonLink to={paths.registerChip}>Register a chip</ButtonLink>
            <ButtonLink weight="plain" to={addressOf('import')}>
              Register from a file
            </ButtonLink>
          </>
        )
      }
    >
      Register each animal on the day you chip it. We’ll ask its keeper to confirm that it’s theirs, and you can follow progress here.
    </EmptyState>
  )
}
