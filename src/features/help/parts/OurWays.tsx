import type { AnswerOf } from '#platform/contract/call.ts'
import { site } from '#src/site.ts'
import { Columns } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import type { ourWays } from '../contract.ts'

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

const NEVER = [
  'Say that a chip or a registration has expired or has to be renewed.',
  'Ask for a password, a card number or a code in an e-mail, a text or a call.',
  'Ask to be paid by bank transfer, gift card or cryptocurrency for a registration.',
  'Ask for money before you get your pet back.',
  'Say that your pet will be taken off the register if you don’t pay.',
]
