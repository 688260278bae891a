import type { AnswerOf } from '#platform/contract/call.ts'
import { site } from '#src/site.ts'
import { Columns } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import type { ourWays } from '../contract.ts'
import { NEVER } from '../scams.ts'

export type Ways = AnswerOf<typeof ourWays>

/** How we write, and what we never do. */
export function OurWays({ ways: { hosts, emails, senders, phones } }: { ways: Ways }) {
  return (
    <Columns min="22rem">
      <Panel title="How we write and call" lead="Anything else isn’t us.">
        <FactList
          facts={[
            { label: 'Our site', value: hosts.join(', ') },
            { label: 'Our e-mails come from', value: emails.join(', ') },
            { label: 'Our texts show', value: senders.join(', ') },
            { label: 'Our number', value: <a href={site.phoneLink}>{phones.join(', ')}</a> },
          ]}
        />
      </Panel>
      <Panel title="What we never do">
        <Ticks lines={NEVER} crossed />
      </Panel>
    </Columns>
  )
}
