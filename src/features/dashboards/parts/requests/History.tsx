import { keysOf } from '#platform/keysof.ts'
import { whenText } from '#platform/text/whentext.ts'
import { combineQueries } from '#platform/web/combine.ts'
import { listView, oneOf } from '#platform/web/listview.ts'
import { useListOfRows } from '#platform/web/useListOfRows.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { useMyClaims, useOffers, useRehomings } from './everyrequest.ts'
import { type Past, pastOf, pastWords } from './past.ts'

const history = listView({ kind: oneOf(keysOf(pastWords)) }, { pageSize: 15, fixed: { show: 'history' } })

/** Everything that is over, the latest first; the address says which kind and which page. */
export function History() {
  const list = useListOfRows(usePast(), history, (past, { kind }) => !kind || past.kind === kind)
  return (
    <Rows>
      <Listed
        list={list}
        what="your requests"
        none={<NonePast />}
        filters={
          <Filters list={list}>
            <FilterSelect list={list} by="kind" label="Show" empty="Everything" words={pastWords} />
          </Filters>
        }
        all="Show everything"
      >
        <ListTable list={list} label="Past requests" columns={columns} rowKey={({ kind, key }) => `${kind} ${key}`} />
      </Listed>
    </Rows>
  )
}

function usePast() {
  const query = combineQueries({
    offersToMe: useOffers({ box: 'toMe' }),
    offersFromMe: useOffers({ box: 'fromMe' }),
    given: useRehomings({ box: 'mine' }),
    taken: useRehomings({ box: 'toMe' }),
    asked: useMyClaims(),
  })
  return { ...query, data: query.data && pastOf(query.data) }
}

function NonePast() {
  return (
    <EmptyState art={<SearchPaperArt />} title="No past requests yet">
      You’ll see offers, rehomings and requests here once they’re settled.
    </EmptyState>
  )
}

const columns: Column<Past>[] = [
  { key: 'animal', title: 'Animal', cell: ({ animal }) => <b>{animal}</b>, bare: true },
  { key: 'what', title: 'What happened', cell: ({ what }) => what },
  { key: 'outcome', title: 'Outcome', cell: ({ outcome }) => <StatusTag tone={outcome.tone}>{outcome.label}</StatusTag> },
  { key: 'at', title: 'When', cell: ({ at }) => whenText(at, 'short') },
]
