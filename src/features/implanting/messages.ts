import { moneyForRecalled, type RecalledChips } from '#features/stock/kit/recallmoney.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { asSentence } from '#platform/jobs/letter.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

const chip = (number: string) => `microchip ${groupChipNumber(number)}`

/** To an implanter, a week after an implant of which nobody has said that the animal is theirs. */
export const nobodySaidYet = ({ petName, number }: { petName: string; number: string }): Notice => ({
  subject: `Nobody has said yet that ${petName} is theirs`,
  paragraphs: [
    `You registered ${petName}, ${chip(number)}, and nobody has confirmed it. Until they do, finders reach you.`,
    'A word to the keeper may help. If their address was wrong, register the chip again with the right one: it costs nothing.',
  ],
  button: { words: 'See your implants', link: paths.implanted },
})

/** To an implanter, when Staff look into it after 30 days. */
export const staffLookIntoIt = ({ petName, number }: { petName: string; number: string }): Notice => ({
  subject: `${petName} has had no keeper for 30 days`,
  paragraphs: [
    `Nobody has said that ${petName}, ${chip(number)}, is theirs. Our staff are looking into it, and may ring you.`,
    'If you can reach the keeper, register the chip again with their e-mail address or mobile number.',
  ],
  button: { words: 'See your implants', link: paths.implanted },
})

interface Reported {
  petName: string
  number: string
  what: 'failed' | 'migrated' | 'reaction'
}

const WHAT: Record<Reported['what'], string> = {
  failed: 'does not answer when it is scanned',
  migrated: 'has moved from where it was put in',
  reaction: 'has hurt the animal',
}

/** To the keeper of an animal whose chip was reported. */
export const yourPetsChipFailed = ({ petName, number, what }: Reported, link: string): Notice => ({
  subject: `The microchip of ${petName} was reported`,
  paragraphs: [
    `A vet or an implanter has reported that the ${chip(number)} of ${petName} ${WHAT[what]}. They send a report to the Veterinary Medicines Directorate, as the law asks.`,
    `${petName} stays on the register. Where another chip is put in, both numbers find ${petName} from then on.`,
  ],
  button: { words: `The record of ${petName}`, link },
})

/** To the keeper of an animal that has another chip. */
export const chipReplaced = (about: { petName: string; number: string; before: string }, link: string): Notice => ({
  subject: `${about.petName} has another microchip`,
  paragraphs: [
    `An implanter has put ${chip(about.number)} into ${about.petName}, in place of ${groupChipNumber(about.before)}. Both numbers find ${about.petName}.`,
    'A new certificate with the new number waits for you on the page of your pet.',
    `If this is not right, ring us on ${site.phone}.`,
  ],
  button: { words: `The record of ${about.petName}`, link },
})

interface Restored {
  number: string
  before: string
  after: 'both' | 'alone'
  why: string
}

/** To the keeper of an animal whose former number Staff have put back. */
export const yourPetsChipRestored = ({ petName, number, before, after, why }: Restored & { petName: string }, link: string): Notice => ({
  subject: `${petName} is known by its former microchip number again`,
  paragraphs: [
    `${petName} was known by ${chip(before)} in place of ${groupChipNumber(number)}. Our staff have put ${groupChipNumber(number)} back. ${asSentence(why)}`,
    after === 'both'
      ? `Both numbers find ${petName}, as they have all the while.`
      : `${groupChipNumber(number)} has found ${petName} all the while. ${groupChipNumber(before)} finds it no longer, because that chip is not in ${petName}.`,
    'A new certificate waits for you on the page of your pet. Check there that it still says when the chip was put in, and where.',
    `If this is not right, ring us on ${site.phone}.`,
  ],
  button: { words: `The record of ${petName}`, link },
})

/** To the implanter who had replaced it. */
export const replacementUndone = ({ number, before, after, why }: Restored): Notice => ({
  subject: `${groupChipNumber(number)} is the number of its animal again`,
  paragraphs: [
    `You gave the animal ${chip(before)}. Our staff have put its former number back. ${asSentence(why)}`,
    after === 'both'
      ? 'Both numbers find the animal.'
      : `${groupChipNumber(before)} finds that animal no longer. If it is in another, register it for its keeper today. If you still have it, it can be used as before.`,
    `If this is not right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See the chips that you hold', link: paths.manageChips },
})

/** To the keeper of a missing or stolen animal that somebody wanted to give another number: by e-mail and by text message. */
export function numberWasTried({ petName, number, at }: { petName: string; number: string; at: Date }, link: string): Notice {
  const tried = `Someone tried to give ${petName} another microchip number on ${whenText(at)}`
  return {
    subject: `Someone tried to give ${petName} another microchip number`,
    paragraphs: [
      `${tried}. We did not let them: ${petName} is reported missing or stolen, and ${chip(number)} still finds ${petName}.`,
      `We have noted the attempt, and the police can ask us about it. Tell them, and ring us on ${site.phone}.`,
    ],
    button: { words: `The record of ${petName}`, link },
    text: `${site.name}: ${tried}. We did not let them. Ring us on ${site.phone}.`,
  }
}

/** To the keeper of an animal whose implanter has written down the implant. */
export const implantWritten = (about: { petName: string; number: string }, link: string): Notice => ({
  subject: `The implant of ${about.petName} is written down`,
  paragraphs: [
    `The implanter who put ${chip(about.number)} into ${about.petName} has added the day and the place to the record.`,
    `If this is not right, ring us on ${site.phone}.`,
  ],
  button: { words: `The record of ${about.petName}`, link },
})

/** To whoever reported a chip, that the Directorate waits for the report. */
export const reportIsDue = ({ number, dueOn, isOver }: { number: string; dueOn: string; isOver: boolean }): Notice => ({
  subject: isOver ? `The report of ${chip(number)} is due today` : `The report of ${chip(number)} is due on ${whenText(dueOn, 'day')}`,
  paragraphs: [
    'Failures and reactions of microchips must be reported to the Secretary of State: the Veterinary Medicines Directorate takes the reports.',
    'Yours is filled in and ready. Send it, then tell us its reference.',
  ],
  button: { words: 'Open the report', link: paths.deadChips },
})

/** Somebody who has chips of a batch that are not used: how many they hold, or have on their way to them. */
export interface Holder extends RecalledChips {
  email: string
  name: string
  antiPhishingWord: string | null
  /** How many of an order of theirs that we have not sent. */
  reserved: number
}

const held = (chips: number) => (chips === 1 ? '1 chip' : `${chips} chips`)
const itOr = (chips: number, them: string) => (chips === 1 ? 'it' : them)
const seeThem = ({ chips }: Holder) =>
  chips > 0 ? { words: 'See the chips that you hold', link: paths.manageChips } : { words: 'See your orders', link: paths.orderChips }

/** To everybody who has chips of a batch that was frozen. */
export const batchFrozen = (to: Holder, code: string, why: string): Notice => ({
  subject: to.chips > 0 ? `Do not use microchips of batch ${code}` : `Your order waits: we have stopped microchips of batch ${code}`,
  paragraphs: [
    `We have stopped batch ${code}: ${why.replace(/\.$/, '')}.${to.chips > 0 ? ` You hold ${held(to.chips)} of it: put ${itOr(to.chips, 'them')} aside until we write again.` : ''}`,
    ...(to.chips > 0 ? ['We cannot register an animal with a chip of this batch meanwhile.'] : []),
    ...(to.reserved > 0
      ? [
          `${held(to.reserved)} of it ${to.reserved === 1 ? 'is' : 'are'} for an order of yours that we have not sent: it waits until we have looked into the batch, or you get others. You need do nothing.`,
        ]
      : []),
  ],
  button: seeThem(to),
})

/** To them once Staff have looked and found nothing wrong with the rest. */
export const batchFree = (to: Holder, code: string, why: string): Notice => ({
  subject: to.chips > 0 ? `You can use microchips of batch ${code} again` : `Microchips of batch ${code} can be sent to you again`,
  paragraphs: [
    `Our staff have looked into batch ${code}${to.chips > 0 ? `, of which you hold ${held(to.chips)}` : ''}. ${asSentence(why)}`,
    ...(to.chips > 0 ? [`${to.chips === 1 ? 'It' : 'They'} can be implanted and registered again.`] : []),
    ...(to.reserved > 0 ? [`The ${held(to.reserved)} of it for an order of yours that we have not sent can be sent again.`] : []),
  ],
  button: seeThem(to),
})

/** To them when it is called back. */
export const batchRecalled = (to: Holder, { code, why, where }: { code: string; why: string; where: string }): Notice => ({
  subject: to.chips > 0 ? `We call microchips of batch ${code} back` : `Your order is not sent: we call microchips of batch ${code} back`,
  paragraphs: [
    ...(to.chips > 0 ? sendBack(to, { code, why, where }) : [`We call batch ${code} back. ${asSentence(why)}`]),
    ...(to.reserved > 0
      ? [
          `${held(to.reserved)} of it ${to.reserved === 1 ? 'is' : 'are'} for an order of yours that we have not sent, and ${to.reserved === 1 ? 'stays' : 'stay'} with us: you get others, or the money. You need do nothing.`,
        ]
      : []),
  ],
  button: seeThem(to),
})

const sendBack = ({ chips, ...money }: Holder, { code, why, where }: { code: string; why: string; where: string }) => [
  `You hold ${held(chips)} of batch ${code}. ${asSentence(why)} Implant ${itOr(chips, 'none of them')} no more.`,
  `Send ${itOr(chips, 'them')} in the sterile ${chips === 1 ? 'packet' : 'packets'}, unopened, to: ${where}. Write “batch ${code}” and your name on the parcel.`,
  `${moneyForRecalled({ chips, ...money })} ${
    chips === 1
      ? 'If it is still on its way to you, say on the page of your orders when it has come, and send it on in the same way.'
      : 'If some are still on their way to you, say on the page of your orders when they have come, and send them on in the same way.'
  }`,
]

/** To whoever reported a chip, when Staff strike the report out. */
export const reportStruck = (shown: string, why: string): Notice => ({
  subject: `Your report of microchip ${shown} counts no longer`,
  paragraphs: [
    `Our staff have looked into it and struck it out. ${asSentence(why)}`,
    'No other chip is owed for it, and a chip that was reported as never having worked stays out of use.',
    `If this is not right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your reports', link: paths.deadChips },
})

/** To the keeper of an animal of whose chip such a report was. */
export const reportOfPetStruck = (about: { petName: string; number: string }, link: string): Notice => ({
  subject: `The report of the microchip of ${about.petName} was not so`,
  paragraphs: [
    `We wrote to you that the ${chip(about.number)} of ${about.petName} was reported. Our staff have looked into it and struck the report out.`,
    `${about.petName} stays on the register under the same number. A vet can scan the chip for you if you want to be sure.`,
  ],
  button: { words: `The record of ${about.petName}`, link },
})

/** To whoever gave back a chip that never worked, when another is on its way. */
export const replacementSent = (about: { number: string; before: string; tracking: string }): Notice => ({
  subject: 'Another microchip is on its way to you',
  paragraphs: [
    `It is for ${chip(about.before)}, which never worked, and costs you nothing. Its number is ${groupChipNumber(about.number)}, and it stands among the chips that you hold.`,
    `How it comes: ${asSentence(about.tracking)} Once it is there you can throw the other one away, with its label.`,
  ],
  button: { words: 'See the chips that you hold', link: paths.manageChips },
})
