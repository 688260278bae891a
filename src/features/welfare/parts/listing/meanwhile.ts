import { DAYS, dayWords } from '#platform/clock/weekdays.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { callServer } from '#platform/web/callserver.ts'
import type { Part } from '#platform/web/meanwhile.ts'
import { welfareListing } from '../../contract.ts'

export type Listing = AnswerOf<typeof welfareListing>

/** What the form begins with. */
export const answersOf = ({ town: _, phone, emergencyPhone, ...listing }: Listing) => ({
  ...listing,
  phone: shownPhone(phone),
  emergencyPhone: shownPhone(emergencyPhone),
})

type Answers = ReturnType<typeof answersOf>

/** The listing as it stands now. */
export const latestListing = async () => answersOf((await callServer(welfareListing, {})).data)

/** What can be changed of it, as one piece each. */
export const PARTS: readonly Part<Answers>[] = [
  { label: 'Shown to finders', names: ['listed'], said: ({ listed }) => (listed ? 'yes' : 'no') },
  { label: 'Name to show', names: ['publicName'], said: ({ publicName }) => publicName },
  { label: 'Phone', names: ['phone'], said: ({ phone }) => phone },
  { label: 'Phone when you’re closed', names: ['emergencyPhone'], said: ({ emergencyPhone }) => emergencyPhone },
  {
    label: 'Address',
    names: ['addressLine', 'postcode'],
    said: ({ addressLine, postcode }) => [addressLine, postcode].filter(Boolean).join(', '),
  },
  { label: 'Web address', names: ['site'], said: ({ site }) => site },
  {
    label: 'What you do',
    names: ['scans', 'takesIn'],
    said: ({ scans, takesIn }) => [scans && 'scans found animals', takesIn && 'takes found animals in'].filter(Boolean).join(', '),
  },
  { label: 'When you’re open', names: ['alwaysOpen', 'hours'], said: openingWords },
]

function openingWords({ alwaysOpen, hours }: Answers): string {
  if (alwaysOpen) return 'open 24 hours'
  const open = DAYS.flatMap((day) => (hours[day] ? [`${dayWords[day]} ${hours[day].opens} to ${hours[day].closes}`] : []))
  return open.join(', ') || 'closed all week'
}
