import type { InCare } from '#features/welfare/queries/incare.ts'
import type { StrayElsewhere } from '#features/welfare/queries/strayselsewhere.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { ConflictRow, SendingRow } from './queries.ts'

type About = Pick<ConflictRow, 'petName' | 'petId' | 'chipNumber' | 'name' | 'found' | 'status'>

const animal = ({ petName, chipNumber }: About) => `${petName}, microchip ${groupChipNumber(chipNumber)}`

/** Tells a keeper that two registers have their pet’s number. */
export const foundTwice = (about: About): Notice => ({
  kind: 'needed',
  subject: `${about.name} has ${about.petName}’s microchip as well`,
  paragraphs: [
    about.found === 'moved'
      ? `${about.name} told us that the record of ${animal(about)}, has moved there.`
      : `The record of ${animal(about)}, is here, and ${about.name} says it has that microchip as well.`,
    'Someone who finds your pet could be sent to the wrong place. Tell us which record counts. It’s free, and nothing changes until you do.',
    `If you didn’t register ${about.petName} there yourself, keep the record here and call ${about.name}: someone may have used its number.`,
  ],
  button: { words: 'Say which record counts', link: paths.conflict(about.petId) },
})

/** HOLD-8 For an organisation that took it in as a stray: another register has a keeper for it. */
export const strayFoundTwice = (
  about: About & Pick<ConflictRow, 'phone'>,
  { freeOn, freeFrom }: Pick<StrayElsewhere, 'freeOn' | 'freeFrom'>,
): Notice => ({
  kind: 'needed',
  subject: `${about.name} has a keeper for ${about.petName}`,
  paragraphs: [
    `You took in ${animal(about)}, as a stray. ${about.name} has that microchip too, so the animal has a keeper we can’t reach.`,
    `${reach(about)} and ask them to tell the keeper that it’s with you.${freeFrom === null ? '' : ' If you haven’t told the council yet, do that too, and enter its reference.'}`,
    freeOn
      ? `Hold ${about.petName} for that keeper until the end of ${whenText(daysAfter(freeOn, -1), 'day')}. If no one has claimed it by then, you can show that the record here counts.`
      : `Hold ${about.petName} for that keeper. The days to claim it start once the council has it, or knows of it.`,
  ],
  button: { words: `See ${about.petName}`, link: paths.pet(about.petId) },
})

/** For an organisation that has taken it in, and not as a stray: the record there is of whoever kept it before. */
export const careFoundTwice = (about: About & Pick<ConflictRow, 'phone'>, { isSignedOver, elsewhereUntil }: InCare): Notice => ({
  kind: 'needed',
  subject: `${about.name} has ${about.petName}’s microchip as well`,
  paragraphs: [
    `You have ${animal(about)}, in your care. ${about.name} has that microchip too, so the record there may still name the keeper before you.`,
    isSignedOver
      ? `The keeper who gave ${about.petName} up can have that record moved to you, or sign a form that gives ${about.petName} up. ${reach(about)} and ask what it needs to mark its record as moved.`
      : `${reach(about)} and ask it to tell the keeper in its record that ${about.petName} is with you.`,
    ...(elsewhereUntil
      ? [`Hold ${about.petName} until the end of ${whenText(daysAfter(elsewhereUntil, -1), 'day')}, in case that keeper gets in touch.`]
      : []),
    `Tell us which record counts. If it’s the one here, add ${isSignedOver ? 'the signed form' : 'what shows that the animal is yours'}, and our staff check it. Until that’s proven, finders are told of both registers and you can’t pass ${about.petName} on.`,
  ],
  button: { words: 'Say which record counts', link: paths.conflict(about.petId) },
})

const reach = ({ name, phone }: { name: string; phone: string | null }) =>
  phone ? `Call ${name} on ${phone}` : `Get in touch with ${name}`

export const stillTwice = (about: About, days: number): Notice => ({
  subject: `${about.petName} is still on two registers`,
  paragraphs: [
    `It’s ${days} days since we found that ${about.name} has the microchip of ${animal(about)}, as well. Until you tell us which record counts, finders can still reach you through us.`,
  ],
  button: { words: 'Say which record counts', link: paths.conflict(about.petId) },
})

export const onlyHereNow = (about: About): Notice => ({
  subject: `${about.petName} is only on ${site.name} now`,
  paragraphs: [
    `${about.name} no longer has the microchip of ${animal(about)}.`,
    about.status === 'movedThere'
      ? 'So finders reach you through us again. Check that your details here are right.'
      : 'You don’t need to do anything else.',
  ],
  button: { words: 'See the record', link: paths.pet(about.petId) },
})

type Sent = Pick<SendingRow, 'petName' | 'petId' | 'name' | 'phone'>

const button = ({ petId }: Sent) => ({ words: 'See what happens next', link: paths.conflict(petId) })

/** Tells a keeper that another register has taken the details that they had sent. */
export const detailsTaken = (sent: Sent): Notice => ({
  subject: `${sent.name} has ${sent.petName}’s details`,
  paragraphs: [
    `We sent ${sent.petName}’s details and yours to ${sent.name}, and it’s taken them. It may ask you to confirm or to pay: that’s between you and them.`,
    'Once your details are right there, tell us to leave the record with them. Until then, finders reach you through us.',
  ],
  button: button(sent),
})

export const detailsRefused = (sent: Sent): Notice => ({
  subject: `${sent.name} hasn’t taken ${sent.petName}’s details`,
  paragraphs: [
    `We sent ${sent.petName}’s details to ${sent.name}, as you asked, and it didn’t take them. It may have a record of this microchip already. ${callThem(sent)}`,
    'Nothing has changed here: finders reach you through us.',
  ],
  button: button(sent),
})

export const detailsUnanswered = (sent: Sent): Notice => ({
  subject: `${sent.name} hasn’t answered about ${sent.petName}`,
  paragraphs: [
    `We tried for three days to send ${sent.petName}’s details to ${sent.name}, as you asked, and got no answer. ${callThem(sent)} You can also ask us to try again.`,
    'Nothing has changed here: finders reach you through us.',
  ],
  button: button(sent),
})

const callThem = ({ name, phone }: Pick<Sent, 'name' | 'phone'>) =>
  phone ? `You can call ${name} on ${phone}.` : `Ask ${name} what to do.`

interface Died {
  petId: string
  petName: string
  chipNumber: string
  /** The other register. */
  name: string
  phone: string | null
  address: string | null
}

/** CONF-6 For the organisation in whose care the animal died. */
export const endedByDeath = ({ petId, petName, name, phone, address }: Died): Notice => ({
  subject: `The question about ${petName}’s record has ended`,
  paragraphs: [
    `You’ve recorded that ${petName} has died. ${name} has its microchip too, so the question which record counts has ended.`,
    address
      ? `We’re writing to ${name}, so that it can tell the keeper it knows.${phone ? ` You can call it on ${phone} as well.` : ''}`
      : `We don’t know ${name}’s address. ${callThem({ name, phone })} It can tell the keeper it knows.`,
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
})

/** CONF-6 The letter on paper to the other register. It says nothing of who brought the animal in. */
export function deathLetter({ chipNumber, name, organisation, diedOn }: Died & { organisation: string; diedOn: string }) {
  const number = groupChipNumber(chipNumber)
  const paragraphs = [
    `To ${name}`,
    `An animal with microchip ${number}, which is on your register, has died. ${organisation} had it in its care, and gave the date as ${whenText(diedOn, 'day')}.`,
    `Tell the keeper in your record. They can reach ${organisation} through us on ${site.phone}. The question which of our registers counts has ended with this.`,
    site.name,
  ]
  return { subject: `Microchip ${number}: the animal has died`, text: paragraphs.join('\n\n') }
}
