import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { paths } from '#src/paths.ts'

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

export const letterToSend = (about: About): Notice => ({
  subject: `Send this letter to ${about.name}`,
  paragraphs: [
    `${about.name} doesn’t answer other registers, so it needs to hear from you that the record of ${animal(about)}, has moved.`,
    'The letter is ready. Print it, sign it, and post it or e-mail a photo of it. When you get an answer, tell us on the same page.',
  ],
  button: { words: 'Get the letter', link: paths.transferDatabase },
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
  button: { words: 'Get the letter or tell us it’s done', link: paths.transferDatabase },
})
