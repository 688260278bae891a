import { FREE_WAYS } from '#features/plans/policy.ts'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'

/** What costs nothing for ever, and what we never do. */
export function Promises({ price }: { price: string }) {
  return (
    <Columns min="22rem">
      <Panel title="Free for ever" lead={`${price} ${FREE_WAYS}`}>
        <Ticks lines={free} />
      </Panel>
      <Panel title="What we never do" lead="If a message says otherwise, it isn’t from us.">
        <Ticks lines={never} crossed />
      </Panel>
    </Columns>
  )
}

const free = [
  'Looking up any microchip, at any hour, without an account.',
  'Changing your address, phone number or anything else on your record.',
  'Messages between a finder and a keeper.',
  'Being told when someone looks up your pet’s chip.',
  'A certificate, and a copy of everything we hold about you.',
]

const never = [
  'Show a keeper’s name, address, phone number or e-mail to a finder, or to anyone else we haven’t verified.',
  'Tell you that a chip or its registration has expired. Microchips don’t expire.',
  'Hold back the answer about a found animal until someone pays.',
  'Give your details to another register, unless you ask us to. Registers only tell each other which chip numbers they have, never whose.',
  'Take a pet off the register because a bill wasn’t paid.',
]
