import type { AnswerOf } from '#platform/contract/call.ts'
import { useCall } from '#platform/web/useCall.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Section } from '#ui/Section.tsx'
import { When } from '#ui/When.tsx'
import { getPeopleActs } from '../contract.ts'

type Act = AnswerOf<typeof getPeopleActs>['items'][number]

const MOST = 20

const columns: Column<Act>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <When at={at} /> },
  { key: 'name', title: 'Who', cell: ({ name }) => name },
  { key: 'what', title: 'What', cell: ({ what }) => what },
]

/** What people have changed for the organisation lately, those who have left included. */
export function Acts() {
  const query = useCall(getPeopleActs, { pageSize: MOST }, { freshFor: 5 })
  return (
    <Loaded what="what people have done" query={query} count={3}>
      {({ items, total }) =>
        total > 0 && (
          <Section title="What people have done" lead={total > MOST ? `The newest ${MOST} of ${total}` : 'The newest first'}>
            <DataTable label="What people have done" rows={items} rowKey={({ id }) => id} columns={columns} />
          </Section>
        )
      }
    </Loaded>
  )
}
