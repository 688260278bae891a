import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Section } from '#ui/Section.tsx'
import { When } from '#ui/When.tsx'
import { apiSearchHistory } from '../contract.ts'
import { resultWords } from './words.ts'

type Search = AnswerOf<typeof apiSearchHistory>['items'][number]

const MOST = 20

const columns: Column<Search>[] = [
  { key: 'chip', title: 'Microchip', cell: ({ chipShown }) => chipShown, bare: true },
  { key: 'result', title: 'Answer', cell: ({ result }) => resultWords[result] },
  { key: 'key', title: 'Key', cell: ({ keyName }) => keyName },
  { key: 'at', title: 'When', cell: ({ at }) => <When at={at} /> },
]

/** What the software looked up lately, with which key. */
export function Searches() {
  const query = useCall(apiSearchHistory, { pageSize: MOST }, { freshFor: 5 })
  return (
    <Loaded what="recent lookups" query={query} count={3}>
      {({ items, total }) =>
        total > 0 && (
          <Section title="Recent lookups" lead={total > MOST ? `The newest ${MOST} of ${total}` : 'What your software looked up'}>
            <DataTable label="Recent lookups" rows={items} rowKey={({ id }) => id} columns={columns} />
          </Section>
        )
      }
    </Loaded>
  )
}
