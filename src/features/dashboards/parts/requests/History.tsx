import { Box } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { getMyKeepershipRequests } from '#features/keepership/contract.ts'
import { getPetRequests } from '#features/offers/contract.ts'
import { getPetRehomeRequests } from '#features/rehoming/contract.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { Loaded } from './Loaded.tsx'
import { PAST_KINDS, type Past, pastOf, pastWords } from './past.ts'

const MANY = 100
const PAGE_SIZE = 15

/** Everything that is over, the latest first; the address says which kind and which page. */
export function History() {
  const [params, setParams] = useSearchParams()
  const offersToMe = useCall(getPetRequests, { box: 'toMe', pageSize: MANY })
  const offersFromMe = useCall(getPetRequests, { box: 'fromMe', pageSize: MANY })
  const given = useCall(getPetRehomeRequests, { box: 'mine', pageSize: MANY })
  const taken = useCall(getPetRehomeRequests, { box: 'toMe', pageSize: MANY })
  const asked = useCall(getMyKeepershipRequests, { pageSize: MANY })

  const kind = PAST_KINDS.find((one) => one === params.get('kind'))
  const past = pastOf({
    offersToMe: offersToMe.data?.items ?? [],
    offersFromMe: offersFromMe.data?.items ?? [],
    given: given.data?.items ?? [],
    taken: taken.data?.items ?? [],
    asked: asked.data?.items ?? [],
  }).filter((one) => !kind || one.kind === kind)
  const last = Math.max(1, Math.ceil(past.length / PAGE_SIZE))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1))
  const show = (next: { kind?: string | undefined; page?: number }) =>
    setParams(
      { show: 'history', ...(next.kind && { kind: next.kind }), ...(next.page && next.page > 1 && { page: String(next.page) }) },
      { preventScrollReset: next.page === undefined },
    )
  return (
    <Loaded asked={[offersToMe, offersFromMe, given, taken, asked]}>
      <Rows>
        <Box maw="18rem">
          <SelectField
            label="Show"
            empty="Everything"
            options={PAST_KINDS.map((one) => ({ value: one, label: pastWords[one] }))}
            value={kind ?? ''}
            onChange={(event) => show({ kind: event.currentTarget.value })}
          />
        </Box>
        <DataTable
          label="Past requests"
          columns={columns}
          rows={past.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={({ kind: of, key }) => `${of} ${key}`}
          page={{ number: page, size: PAGE_SIZE, total: past.length }}
          onPage={(number) => show({ kind, page: number })}
          empty={
            <EmptyState art={<SearchPaperArt />} title="No past requests yet">
              You’ll see offers, rehomings and requests here once they’re settled.
            </EmptyState>
          }
        />
      </Rows>
    </Loaded>
  )
}

const columns: Column<Past>[] = [
  { key: 'animal', title: 'Animal', cell: ({ animal }) => <b>{animal}</b>, bare: true },
  { key: 'what', title: 'What happened', cell: ({ what }) => what },
  { key: 'outcome', title: 'Outcome', cell: ({ outcome }) => <StatusTag tone={outcome.tone}>{outcome.label}</StatusTag> },
  { key: 'at', title: 'When', cell: ({ at }) => whenText(at, 'short') },
]
