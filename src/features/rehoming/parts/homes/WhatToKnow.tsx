import { FactList } from '#ui/FactList.tsx'
import type { RehomingCard } from '../../shapes.ts'
import { feeText, registrationText, whyWords } from '../words.ts'

/** What a keeper says of an animal to whoever may take it: never who or where they are, but for the town. */
export function WhatToKnow({ card: { pet, why, health, behaviour, feePence, registration, nation, town } }: { card: RehomingCard }) {
  return (
    <FactList
      unknown="Not given"
      facts={[
        { label: 'Reason', value: whyWords[why] },
        { label: 'Health', value: health },
        { label: 'Behaviour', value: behaviour },
        { label: 'Colour', value: pet.colour },
        { label: 'Rehoming fee', value: feeText(feePence) },
        ...(registration ? [{ label: 'Registration', value: registrationText(registration) }] : []),
        { label: 'Lives in', value: [town, nation === 'other' ? '' : nation].filter(Boolean).join(', ') },
      ]}
    />
  )
}
