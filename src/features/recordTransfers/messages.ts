import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
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
export const cameHere = (about: About & { owed: string | null; answers: boolean }, link: string): Notice => ({
  subject: `${about.petName} can be found here, and we’re checking the move`,
  paragraphs: [
    `${animal(about)}, is registered here now. Anyone who has the chip read is told of us and of ${about.name}, and can send you a message. Nothing was copied from ${about.name}.`,
    `The move isn’t proven yet. ${whenProven(about)} Until then you can’t pass ${about.petName} on or get a certificate.`,
    ...(about.owed ? [about.owed] : []),
  ],
  button: { words: 'See the record', link },
})

const whenProven = ({ name, answers }: About & { answers: boolean }) =>
  answers
    ? `It is once ${name} lets the record go, our staff accept your proof, or ${name} has known of the move for ${OBJECT_DAYS} days and no one there has objected.`
    : `${name} doesn’t answer other registers, so our staff look at your proof, and write to you. You can send ${name} the letter that’s ready beside the move.`

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
