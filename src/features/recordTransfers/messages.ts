import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { OBJECT_DAYS } from './lifecycle.ts'

interface About {
  petName: string
  chipNumber: string
  /** The other database. */
  name: string
}

const animal = ({ petName, chipNumber }: About) => `${petName}, microchip ${groupChipNumber(chipNumber)}`

export const movedHere = (about: About & { owed: string | null }, link: string): Notice => ({
  subject: `${about.petName} is registered here now`,
  paragraphs: [
    `The record of ${animal(about)}, is here now, with you as the keeper. Anyone who has the chip read can reach you through us. Nothing was copied from ${about.name}.`,
    `The next step is for ${about.name} to mark its record as moved. Until it does, we tell finders it’s the second place to ask.`,
    ...(about.owed ? [about.owed] : []),
  ],
  button: { words: 'See the record and certificate', link },
})

/** MOVE-1 Tells whoever moved a record what keeps it from counting, and what happens when. */
export const cameHere = (about: About & { owed: string | null } & Ways, link: string): Notice => ({
  subject: `${about.petName} can be found here, and we’re checking the move`,
  paragraphs: [
    `${animal(about)}, is registered here now. Anyone who has the chip read is told of us and of ${about.name}, and can send you a message. Nothing was copied from ${about.name}.`,
    `The move isn’t proven yet. ${whenProven(about)} Until then you can’t pass ${about.petName} on, report that it’s left the country or died, report it stolen, or get a certificate. You can report it missing.`,
    ...(about.owed ? [about.owed] : []),
  ],
  button: { words: 'See the record', link },
})

/** How we can reach the other database. */
interface Ways {
  answers: boolean
  getsLetter: boolean
}

function whenProven({ name, answers, getsLetter }: About & Ways) {
  if (answers)
    return `It is once ${name} lets the record go or agrees, our staff accept your proof, or ${name} has known of the move for ${OBJECT_DAYS} days and no one there has objected.`
  if (getsLetter)
    return `We’re writing to ${name} today. It’s proven once someone there agrees, our staff accept your proof, or ${OBJECT_DAYS} days pass after our letter and no one there has objected.`
  return `We can’t reach ${name}: it doesn’t answer other registers, and we don’t know its address. So it waits for our staff, who look at your proof and write to you. You can send ${name} the letter that’s ready beside the move.`
}

/** The letter on paper to the database that has the record, which can hand it on to its keeper. It says nothing of whoever moved it. */
export function registerLetter(
  { chipNumber, name, createdAt }: { chipNumber: string; name: string; createdAt: Date },
  { code, objectBy, site }: { code: string; objectBy: Date; site: string },
): { subject: string; text: string } {
  const number = groupChipNumber(chipNumber)
  const paragraphs = [
    `To ${name}`,
    `Someone has registered an animal with microchip ${number} with Homeward, a UK pet microchip register, on ${whenText(createdAt, 'day')}, and told us that the record moves there from you. Nothing shows yet that they’re its keeper. Until that’s settled, anyone who looks up this microchip with us is told of both registers.`,
    'Hand this letter on to the keeper in your record, or answer for them. You don’t need an account. To agree or object, go to this address:',
    site + paths.moveAnswer(code),
    `The code at the end, ${code}, is for this one record. Anyone who has it can answer, so keep it to yourselves.`,
    `If no one objects by ${whenText(objectBy, 'day')}, the record with Homeward counts, and we’ll ask you to mark yours as moved. If someone objects, our staff settle it.`,
  ]
  return { subject: `Microchip ${number}: agree or object by ${whenText(objectBy, 'day')}`, text: paragraphs.join('\n\n') }
}

/** Tells whoever moved a record that it counts from now on. */
export const moveProven = (about: About, link: string): Notice => ({
  subject: `${about.petName}’s move from ${about.name} is proven`,
  paragraphs: [
    `${animal(about)}, is registered here with you as the keeper, and this is the register that counts. We’re asking ${about.name} to mark its record as moved.`,
  ],
  button: { words: 'See the record and certificate', link },
})

export const moveObjected = (about: About): Notice => ({
  subject: `${about.name} objects to ${about.petName}’s move`,
  paragraphs: [
    `${about.name} told us that the record of ${animal(about)}, stays with them. Our staff will look at your proof and write to you. Until then finders are told of both registers.`,
    'If anything else shows that the animal is yours, send it to us in a message.',
  ],
  button: { words: 'Write to us', link: paths.newConversation },
})

/** Staff's own words say why. */
export const moveRefused = (about: About, reason: string): Notice => ({
  subject: `We haven’t accepted ${about.petName}’s move from ${about.name}`,
  paragraphs: [
    `We’ve looked at the proof that the record of ${animal(about)}, is yours, and it isn’t enough. This is why: ${reason}`,
    `Anyone who looks up the chip is sent to ${about.name}. If you think we’re wrong, write to us.`,
  ],
  button: { words: 'Write to us', link: paths.newConversation },
})

export const letterToSend = (about: About): Notice => ({
  subject: `Send this letter to ${about.name}`,
  paragraphs: [
    `${about.name} doesn’t answer other registers, so it needs to hear from you that the record of ${animal(about)}, has moved.`,
    'The letter is ready. Print it, sign it, and post it or e-mail a photo of it. When you get an answer, tell us on the same page.',
  ],
  button: { words: 'Get the letter', link: paths.myRequests },
})

export const markedAsMoved = (about: About, link: string): Notice => ({
  subject: `${about.name} has marked ${about.petName}’s record as moved`,
  paragraphs: [`${animal(about)}, has just one record now, and it’s here. You don’t need to do anything else.`],
  button: { words: 'See the record', link },
})

export const notMarkedYet = (about: About, days: number): Notice => ({
  subject: `${about.name} still shows ${about.petName} as its own`,
  paragraphs: [
    `It’s ${days} days since the record of ${animal(about)}, moved here, and ${about.name} hasn’t marked its own as moved. A finder could see two records that disagree.`,
    `Send ${about.name} the letter, or call them. If they’ve told you the record is marked, tell us.`,
  ],
  button: { words: 'Get the letter or tell us it’s done', link: paths.myRequests },
})
