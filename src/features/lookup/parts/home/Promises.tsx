import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'

/** What costs nothing for ever, and what we never do. */
export function Promises() {
  return (
    <Columns min="22rem">
      <Panel title="Free, for ever" lead="No membership, no trial, no small print.">
        <Ticks lines={free} />
      </Panel>
      <Panel title="What we never do" lead="If a message says otherwise, it is not from us.">
        <Ticks lines={never} crossed />
      </Panel>
    </Columns>
  )
}

const free = [
  'Looking up any microchip, at any hour, without an account.',
  'Changing your address, telephone number or anything else on your record.',
  'Messages between a finder and a keeper.',
  'Being told when your pet’s chip is looked up.',
  'A copy of everything that we hold about you.',
]

const never = [
  'Show a name, address, telephone number or e-mail to someone who looks up a chip.',
  'Write to you that a chip or its registration has expired. Microchips do not expire.',
  'Hold back the answer about a found animal until someone pays.',
  'Give your details to other registers. Between registers only a yes or a no is passed on.',
  'Take a pet off the register because a bill was not paid.',
]
