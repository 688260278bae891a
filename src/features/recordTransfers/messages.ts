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
  subject: `${about.petName} is on this register now`,
  paragraphs: [
    `The record of ${animal(about)}, is here with you as the keeper, and whoever has the chip read reaches you through us from now on. Nothing was copied from ${about.name}.`,
    `${about.name} is told that the record has moved. Until it has marked its own, we name it to finders as the second place to ask.`,
    ...(about.owed ? [about.owed] : []),
  ],
  button: { words: 'See the record and the certificate', link },
})

export const letterToSend = (about: About): Notice => ({
  subject: `Send this letter to ${about.name}`,
  paragraphs: [
    `${about.name} takes no questions from other registers, so it has to hear from you that the record of ${animal(about)}, has moved.`,
    'The letter is ready: print it, sign it, and send it by post or as a picture by e-mail. Once you have an answer, tell us on the same page.',
  ],
  button: { words: 'Get the letter', link: paths.transferDatabase },
})

export const markedAsMoved = (about: About, link: string): Notice => ({
  subject: `${about.name} has marked its record of ${about.petName}`,
  paragraphs: [`${animal(about)}, has one record now, and it is here. There is nothing left for you to do.`],
  button: { words: 'See the record', link },
})

export const notMarkedYet = (about: About, days: number): Notice => ({
  subject: `${about.name} still shows ${about.petName} as its own`,
  paragraphs: [
    `It is ${days} days since the record of ${animal(about)}, moved here, and ${about.name} has not marked its own. A finder may meet two records that disagree.`,
    `Send ${about.name} the letter, or ring it. If it has told you that the record is marked, tell us.`,
  ],
  button: { words: 'Get the letter, or say that it is done', link: paths.transferDatabase },
})
