import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { type INTAKE_KINDS, isSignedOver } from './kit/ways.ts'

export const animalTakenIn = (pet: { name: string; chipNumber: string; owed: string }): Notice => ({
  subject: `${pet.name} is on the register`,
  paragraphs: [
    `${pet.name}, microchip ${groupChipNumber(pet.chipNumber)}, is registered with your organisation as the keeper.`,
    `${pet.owed} If the animal goes missing, anyone who scans the chip can already contact you through us.`,
    'When you’ve found a home, offer the animal to its adopter on your animals page. You’re the keeper until they accept.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})

/** For an organisation that brought in a file. */
export const animalsTakenIn = (count: number, owing: number): Notice => ({
  subject: count === 1 ? '1 animal is on the register' : `${count} animals are on the register`,
  paragraphs: [
    'We’ve registered the animals in your file with your organisation as the keeper.',
    owing > 0 ? `${owing === 1 ? '1 registration still needs' : `${owing} registrations still need`} paying for.` : 'They’re all paid for.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})

interface WithYou {
  petName: string
  organisation: string
  phone: string | null
  /** `YYYY-MM-DD` */
  cameOn: string
  kind: (typeof INTAKE_KINDS)[number]
  /** Where people can come to; '' where that isn’t known. */
  address: string
  /** PET-15 From which day a stray dog may go to a new keeper; null for any other animal. */
  freeFrom: string | null
}

/** HOLD-1 What a keeper reads from an organisation that has their animal in. */
export function isWithYou({ petName, organisation, phone, cameOn, kind, address, freeFrom }: WithYou): string {
  const call = phone ? `call us on ${phone}, or reply here` : 'reply here'
  const since = whenText(cameOn, 'day')
  if (isSignedOver(kind))
    return `${petName} has been with us at ${organisation} since ${since}. We were told that you want to give ${petName} up. Is that right? Tell us on ${petName}’s page. If it isn’t, ${call}. Until you agree, ${petName} stays yours.`
  const where = address ? `${organisation}, ${address}` : organisation
  const until =
    freeFrom === null ? `${petName} is still registered to you, and nothing changes on the record.` : daysForKeeper(petName, freeFrom)
  return `${petName} is with us at ${where}, and has been since ${since}. To have ${petName} back, ${call}. ${until}`
}

/** PET-15 Until when a stray dog is held for its keeper, and what may happen then. */
export function daysForKeeper(petName: string, freeFrom: string): string {
  if (freeFrom === NO_COUNCIL)
    return `The law gives you some days to claim ${petName}. They start once the council has ${petName}, or knows of it. We’ll write to you then with the date. ${petName} is still registered to you.`
  const last = whenText(daysAfter(freeFrom, -1), 'day')
  return `We hold ${petName} for you until the end of ${last}. ${petName} is still registered to you. After that day the law lets us become ${petName}’s keeper and find a new home.`
}

interface HeldUntil {
  petId: string
  petName: string
  organisation: string
  /** How to reach the organisation by phone. */
  phone: string | null
  freeFrom: string
}

/** PET-15 For the keeper, by every way: the day until which their dog is held for them has changed. */
export function heldUntil({ freeFrom, ...held }: HeldUntil): Notice {
  const { petId, petName, organisation, phone } = held
  const button = { words: `See ${petName}’s record`, link: paths.pet(petId) }
  if (freeFrom === NO_COUNCIL)
    return {
      subject: `Your days to claim ${petName} haven’t started`,
      paragraphs: [
        `${organisation} has changed what it told us: no council has ${petName} yet. Your days to claim ${petName} start once one has, and we’ll write to you then with the date.`,
        callThem(held),
      ],
      button,
    }
  const last = whenText(daysAfter(freeFrom, -1), 'day')
  return {
    kind: 'urgent',
    subject: `${petName} is held for you until ${last}`,
    paragraphs: [
      `${organisation} has given us the council’s dates. It holds ${petName} for you until the end of ${last}. This is the date that counts now, whatever you were told before.`,
      `After that day the law lets ${organisation} become ${petName}’s keeper and find a new home. ${callThem(held)}`,
    ],
    button,
    text: `${site.name}: ${organisation} holds ${petName} for you until the end of ${last}.${phone ? ` Call ${phone}.` : ''} See`,
  }
}

/** PET-15 For the keeper, by every way, a few days before: nobody has come for their dog yet. */
export function claimSoon({ freeFrom, ...held }: HeldUntil): Notice {
  const { petId, petName, organisation, phone } = held
  const last = whenText(daysAfter(freeFrom, -1), 'day')
  return {
    kind: 'urgent',
    subject: `Claim ${petName} by the end of ${last}`,
    paragraphs: [
      `${organisation} still has ${petName}. It holds ${petName} for you until the end of ${last}. After that day the law lets it become ${petName}’s keeper and find a new home.`,
      callThem(held),
    ],
    button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
    text: `${site.name}: ${organisation} holds ${petName} for you until the end of ${last}, and then it can become the keeper.${phone ? ` Call ${phone}.` : ''} See`,
  }
}

/** HOLD-11 For the organisation, by every way: the keeper of what it holds wants it back. */
export const keeperWantsBack = ({ petId, petName }: Pick<HeldUntil, 'petId' | 'petName'>): Notice => ({
  kind: 'urgent',
  subject: `${petName}’s keeper wants ${petName} back`,
  paragraphs: [
    `${petName}’s keeper has told us that they want ${petName} back. Write to them or call them, and give them a day by which to collect it.`,
    `You can’t become ${petName}’s keeper by your own word before you’ve done that and the day is over.`,
  ],
  button: { words: `See ${petName}`, link: paths.animalInCare(petId) },
  text: `${site.name}: ${petName}’s keeper wants ${petName} back. Write to them, and give them a day to collect it. See`,
})

/** HOLD-11 For the keeper, by every way: until when they can collect it. */
export const collectUntil = ({ collectBy, ...held }: Omit<HeldUntil, 'freeFrom'> & { collectBy: string }): Notice => {
  const { petId, petName, organisation, phone } = held
  const last = whenText(collectBy, 'day')
  return {
    kind: 'urgent',
    subject: `Collect ${petName} by the end of ${last}`,
    paragraphs: [
      `You told ${organisation} that you want ${petName} back. It keeps ${petName} for you until the end of ${last}. Bring a document with your name on it. By law it can charge you for ${petName}’s keep.`,
      `If you don’t come by then, the law lets ${organisation} become ${petName}’s keeper and find a new home. ${callThem(held)}`,
    ],
    button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
    text: `${site.name}: Collect ${petName} from ${organisation} by the end of ${last}.${phone ? ` Call ${phone}.` : ''} See`,
  }
}

const callThem = ({ petName, organisation, phone }: Pick<HeldUntil, 'petName' | 'organisation' | 'phone'>) =>
  phone
    ? `To have ${petName} back, call ${organisation} on ${phone}, or answer their message.`
    : `To have ${petName} back, answer the message from ${organisation}.`

interface NoLonger {
  petId: string
  petName: string
  organisation: string
  on: string
}

/** HOLD-3 For the keeper. */
export const backWithYou = ({ petId, petName, organisation, on }: NoLonger): Notice => ({
  subject: `${organisation} says ${petName} is back with you`,
  paragraphs: [
    `${organisation} has recorded that you and ${petName} were reunited on ${whenText(on, 'day')}.`,
    `If you’ve reported ${petName} missing, say on the record that it’s been found. If ${petName} isn’t with you, call us on ${site.phone}.`,
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
})

/** HOLD-10 For the keeper, by every way: they were told that it has left, and it hasn’t. */
export const stillWithUs = ({ petId, petName, organisation, phone }: Omit<NoLonger, 'on'> & { phone: string | null }): Notice => ({
  kind: 'urgent',
  subject: `${petName} is still with ${organisation}`,
  paragraphs: [
    `${organisation} told us by mistake that ${petName} had left, and has taken that back. ${petName} is still there.`,
    callThem({ petName, organisation, phone }),
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
  text: `${site.name}: ${petName} is still with ${organisation}, who told us otherwise by mistake. See`,
})

/** HOLD-4 For the keeper, by every way: their animal is somewhere else now. */
export const hasMovedOn = ({ petId, petName, organisation, on, to }: NoLonger & { to: string }): Notice => ({
  kind: 'urgent',
  subject: `${petName} is with ${to} now`,
  paragraphs: [
    `${organisation} had ${petName}, and passed it on to ${to} on ${whenText(on, 'day')}. Contact them to have ${petName} back.`,
    `${petName} is still registered to you. If you can’t reach them, call us on ${site.phone}.`,
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
  text: `${site.name}: ${organisation} has passed ${petName} on to ${to}. Contact them to have ${petName} back. See`,
})

/** HOLD-12 For the keeper, by every way: nobody knows where their animal is any more. */
export function hasGone({
  petId,
  petName,
  organisation,
  on,
  phone,
  isSearchedFor,
}: NoLonger & { phone: string | null; isSearchedFor: boolean }): Notice {
  const search = isSearchedFor
    ? `Your search for ${petName} is on again, and anyone who scans the chip sees that ${petName} is missing.`
    : `Report ${petName} missing or stolen, so that anyone who scans the chip sees it and people nearby can look out.`
  return {
    kind: 'urgent',
    subject: `${petName} has gone from ${organisation}`,
    paragraphs: [
      `${organisation} has told us that ${petName} escaped or was taken on ${whenText(on, 'day')}. ${petName} is still registered to you.`,
      `${search}${phone ? ` To hear what happened, call ${organisation} on ${phone}.` : ''}`,
    ],
    button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
    text: `${site.name}: ${petName} has escaped or been taken from ${organisation}.${phone ? ` Call ${phone}.` : ''} See`,
  }
}

/** HOLD-12 For the keeper, by every way: it’s been found again. */
export const isBackWithUs = ({ petId, petName, organisation, phone }: Omit<NoLonger, 'on'> & { phone: string | null }): Notice => ({
  kind: 'urgent',
  subject: `${petName} is back with ${organisation}`,
  paragraphs: [
    `${organisation} told us that ${petName} had escaped or been taken. It has ${petName} again, and holds ${petName} for you as before.`,
    callThem({ petName, organisation, phone }),
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
  text: `${site.name}: ${organisation} has ${petName} again.${phone ? ` Call ${phone}.` : ''} See`,
})

interface FreeStray {
  name: string
  chipNumber: string
  isHeld: boolean
  location: string | null
}

/** Stray dogs that one message names; the list has the others. */
const MOST_NAMED = 40

/** PET-15 For an organisation, in the morning: no council holds these strays for their owners any more, and what to do with each. */
export function straysAreFree(dogs: readonly FreeStray[]): Notice {
  const [only] = dogs.length === 1 ? dogs : []
  const more = dogs.length - MOST_NAMED
  return {
    subject: only ? `${only.name}’s time as a stray is over` : `${dogs.length} dogs’ time as strays is over`,
    paragraphs: [
      `A council has held ${only ? 'this dog for its' : 'these dogs for their'} clear days, or has released ${only ? 'it' : 'them'}.`,
      ...dogs.slice(0, MOST_NAMED).map(whatToDo),
      ...(more > 0 ? [`And ${more} more: they’re all in your list.`] : []),
    ],
    button: { words: 'See these dogs', link: `${paths.welfarePets}?${new URLSearchParams({ stray: 'free' })}` },
  }
}

function whatToDo({ name, chipNumber, isHeld, location }: FreeStray): string {
  const dog = [name, location, chipNumber && `microchip ${groupChipNumber(chipNumber)}`].filter(Boolean).join(', ')
  if (isHeld)
    return `${dog}: registered to someone else. If they haven’t come for it, you can become its keeper: open “Become its keeper” in its row.`
  return chipNumber === '' ? `${dog}: needs a microchip before it can go to a new keeper.` : `${dog}: can go to a new keeper now.`
}

/** For the rescue back-up of an animal that another organisation had in. */
export const putToSleep = (animal: { name: string; chipNumber: string; on: string; by: string }): Notice => ({
  subject: `${animal.name} has been put to sleep`,
  paragraphs: [
    `${animal.by} had ${animal.name}, microchip ${groupChipNumber(animal.chipNumber)}, in its care and has recorded that the animal was put to sleep on ${whenText(animal.on, 'day')}.`,
    'You’re its rescue back-up, so we’re telling you. You don’t need to do anything.',
  ],
  button: { words: 'See your animals', link: paths.welfarePets },
})
