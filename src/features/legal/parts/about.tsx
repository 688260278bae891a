import { IconClock24, IconCoinOff, IconEyeOff, IconFileCertificate, IconHeartHandshake, IconUsers } from '@tabler/icons-react'
import type { registerFigures } from '#features/lookup/contract.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { countText } from '#platform/text/counttext.ts'

/** What this register is for, each with what it does about it. */
export const BELIEFS = [
  {
    Icon: IconClock24,
    title: 'The answer is there when it’s needed',
    says: 'Anyone can look up a chip at any hour, without an account. If it isn’t here, we ask the other registers that answer us.',
  },
  {
    Icon: IconCoinOff,
    title: 'Being reachable costs nothing',
    says: 'You pay once to register a pet. Changing your details, being told of a lookup and talking with a finder are free, for ever.',
  },
  {
    Icon: IconEyeOff,
    title: 'Your details stay yours',
    says: 'A lookup shows a finder no name and no address. Professionals we’ve verified see a record only when they say why. You can see that they did, unless it was to prevent or investigate a crime.',
  },
  {
    Icon: IconUsers,
    title: 'Both sides are heard',
    says: 'A pet’s record doesn’t move behind anyone’s back. We tell its keeper, who can object or dispute it.',
  },
  {
    Icon: IconFileCertificate,
    title: 'You don’t have to believe us',
    says: 'We sign our answers, and seal the history of every record each night. Anyone can check both without us.',
  },
  {
    Icon: IconHeartHandshake,
    title: 'You can leave',
    says: 'Download everything we hold about you, or move a record to another register, at any time.',
  },
] as const

/** The live figures; what there’s none of isn’t shown. */
export const factsOf = ({ pets, lookupsThisMonth, registersAsked }: AnswerOf<typeof registerFigures>) =>
  [
    { label: 'Pets on the register', is: pets },
    { label: 'Lookups this month', is: lookupsThisMonth },
    { label: 'Other registers we ask', is: registersAsked },
  ]
    .filter(({ is }) => is > 0)
    .map(({ label, is }) => ({ label, value: countText(is) }))
