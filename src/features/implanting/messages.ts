import { chipsText } from '#features/stock/kit/chipstext.ts'
import type { RecalledChips } from '#features/stock/kit/recallmoney.ts'
import { type StoppedCount, stoppedWords } from '#features/stock/kit/stoppedcount.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { asSentence } from '#platform/jobs/letter.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { ReportedBy } from './reportable.ts'

const chip = (number: string) => `microchip ${groupChipNumber(number)}`

interface Unconfirmed {
  petName: string
  number: string
}

const isOrAre = (animals: readonly Unconfirmed[]) => (animals.length === 1 ? 'is' : 'are')
/** Each with its number, or all by name where there are more than fit. */
const named = (animals: readonly Unconfirmed[]) => listed(animals.map(({ petName, number }) => `${petName} (${chip(number)})`))
const counted = (animals: readonly Unconfirmed[]) =>
  animals.length > 3 ? `${animals.length} animals` : listed(animals.map(({ petName }) => petName))

/** To an implanter, about the implants of a week ago of which nobody has said that the animals are theirs: all of a day together. */
export const nobodySaidYet = (animals: readonly Unconfirmed[]): Notice => ({
  subject: `No one has confirmed that ${counted(animals)} ${isOrAre(animals)} theirs`,
  paragraphs: [
    `You registered ${named(animals)}, but the ${animals.length === 1 ? 'keeper hasn’t confirmed it' : 'keepers haven’t confirmed them'} yet. Until they do, finders will reach you.`,
    'Try reminding the keeper. If you had the wrong contact details, ask again with the right ones. It’s free.',
  ],
  button: { words: 'See your implants', link: paths.implanted },
})

/** To an implanter, when Staff look into them after 30 days: all of a day together. */
export const staffLookIntoIt = (animals: readonly Unconfirmed[]): Notice => ({
  subject: `${counted(animals)} ${animals.length === 1 ? 'has had no keeper since you registered it' : 'have had no keeper since you registered them'} 30 days ago`,
  paragraphs: [
    `No one has confirmed that ${named(animals)} ${isOrAre(animals)} theirs. Our staff are looking into it and may ring you.`,
    'If you can reach the keeper, ask again with their e-mail address or mobile number.',
  ],
  button: { words: 'See your implants', link: paths.implanted },
})

interface Reported {
  /** The practice that implanted the chip, where it's the one that reports it: no one else is named to the keeper. */
  practice: string | null
  petName: string
  number: string
  by: ReportedBy
  what: 'failed' | 'migrated' | 'reaction'
}

const WHAT: Record<Reported['what'], string> = {
  failed: 'doesn’t work when it’s scanned',
  migrated: 'has moved from where it was put in',
  reaction: 'has caused harm',
}

/** To the keeper of an animal whose chip was reported. */
export const yourPetsChipFailed = ({ petName, number, what, by, practice }: Reported, link: string): Notice => ({
  subject: `${petName}’s microchip has been reported`,
  paragraphs: [
    `${practice ?? (by === 'finder' ? 'Someone' : 'A vet or implanter')} has told us that ${petName}’s ${chip(number)} ${WHAT[what]}. By law they must also report this to the Veterinary Medicines Directorate.`,
    `${petName} stays on the register. If ${petName} gets another chip, both numbers will find ${petName}.`,
  ],
  button: { words: `See ${petName}’s record`, link },
})

/** To the keeper of an animal that has another chip. */
export const chipReplaced = (
  about: { petName: string; number: string; before: string; practice: string | null },
  link: string,
): Notice => ({
  subject: `${about.petName} has a new microchip`,
  paragraphs: [
    `${about.practice ?? 'An implanter'} has given ${about.petName} ${chip(about.number)} to replace ${groupChipNumber(about.before)}. Both numbers find ${about.petName}.`,
    'You can download a new certificate with the new number from your pet’s page.',
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: `See ${about.petName}’s record`, link },
})

interface Restored {
  number: string
  before: string
  after: 'both' | 'alone'
  why: string
}

/** To the keeper of an animal whose former number Staff have put back. */
export const yourPetsChipRestored = ({ petName, number, before, after, why }: Restored & { petName: string }, link: string): Notice => ({
  subject: `${petName}’s former microchip number is back in use`,
  paragraphs: [
    `${petName}’s microchip number was changed from ${groupChipNumber(number)} to ${groupChipNumber(before)}. Our staff have changed it back to ${groupChipNumber(number)}. ${asSentence(why)}`,
    after === 'both'
      ? `Both numbers find ${petName}, as they did throughout.`
      : `${groupChipNumber(number)} found ${petName} throughout. ${groupChipNumber(before)} no longer does, because that chip isn’t in ${petName}.`,
    'You can download a new certificate from your pet’s page. Check that the page still says when and where the chip was implanted.',
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: `See ${petName}’s record`, link },
})

/** To the implanter who had replaced it. */
export const replacementUndone = ({ number, before, after, why }: Restored): Notice => ({
  subject: `${groupChipNumber(number)} is its animal’s number again`,
  paragraphs: [
    `You changed the animal’s microchip number to ${groupChipNumber(before)}. Our staff have changed it back. ${asSentence(why)}`,
    after === 'both'
      ? 'Both numbers find the animal.'
      : `${groupChipNumber(before)} no longer finds that animal. If the chip is in a different animal, register it for its keeper today. If you still have the chip, you can use it as before.`,
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your chips', link: paths.manageChips },
})

interface Corrected {
  petName: string
  number: string
  before: string
  why: string
}

const correctedWords = ({ number, before, why }: Corrected) =>
  `We’ve corrected it from ${groupChipNumber(before)} to ${groupChipNumber(number)}. ${asSentence(why)} ${groupChipNumber(before)} no longer finds `

/** To the keeper of an animal whose number was mistyped: by e-mail and by text message. */
export const numberCorrected = (about: Corrected, link: string): Notice => ({
  kind: 'needed',
  subject: `${about.petName}’s microchip number was wrong`,
  paragraphs: [
    `${about.petName} was registered with a mistyped microchip number. ${correctedWords(about)}${about.petName}.`,
    'You can download a new certificate with the right number from your pet’s page. If you’ve given the number to anyone else, like your insurer, give them the new one.',
    `A vet can scan ${about.petName} to check. If this isn’t right, ring us on ${site.phone} or write to us, and we’ll look into it.`,
  ],
  button: { words: `See ${about.petName}’s record`, link },
  text: `${about.petName}’s microchip number was mistyped. We’ve corrected it to ${groupChipNumber(about.number)}. If this isn’t right, ring us on ${site.phone}.`,
})

/** The same to the person who is asked whether the animal is theirs. */
export const askedNumberCorrected = (about: Corrected, by: string, link: string): Notice => ({
  subject: `${about.petName}’s microchip number was wrong`,
  paragraphs: [
    `${by} has asked you about ${about.petName}, and had mistyped the microchip number. ${correctedWords(about)}${about.petName}.`,
    `You can still answer. If anything isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: 'Answer', link },
  text: `${about.petName}’s microchip number was mistyped. We’ve corrected it to ${groupChipNumber(about.number)}. You can still answer:`,
})

/** To the implanter, where Staff have corrected the number. */
export const yourNumberCorrected = ({ number, before, why }: Omit<Corrected, 'petName'>): Notice => ({
  subject: `We’ve corrected microchip number ${groupChipNumber(before)}`,
  paragraphs: [
    `You registered an animal with ${groupChipNumber(before)}. Our staff have corrected the number to ${groupChipNumber(number)}. ${asSentence(why)}`,
    `${groupChipNumber(before)} no longer finds that animal. If the chip came from your stock, you can use it as before.`,
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your chips', link: paths.manageChips },
})

/** To the implanter, where Staff have swapped the numbers of two animals. */
export const yourNumbersSwapped = ({ numbers: [one, other], why }: { numbers: readonly [string, string]; why: string }): Notice => ({
  subject: `We’ve swapped microchip numbers ${groupChipNumber(one)} and ${groupChipNumber(other)}`,
  paragraphs: [
    `You chipped at least one of the two animals. The numbers had been mixed up, so each animal now has the other’s. ${asSentence(why)}`,
    'We’ve told the keepers.',
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your implants', link: paths.implanted },
})

/** To the keeper of a missing or stolen animal that somebody wanted to give another number: by e-mail and by text message. */
export function numberWasTried({ petName, number, at }: { petName: string; number: string; at: Date }, link: string): Notice {
  const tried = `Someone tried to change ${petName}’s microchip number on ${whenText(at)}`
  return {
    subject: `Someone tried to change ${petName}’s microchip number`,
    paragraphs: [
      `${tried}. We didn’t let them, because ${petName} is reported missing or stolen. Microchip ${groupChipNumber(number)} still finds ${petName}.`,
      `We’ve recorded the attempt, and the police can ask us about it. Tell the police, then ring us on ${site.phone}.`,
    ],
    button: { words: `See ${petName}’s record`, link },
    text: `${site.name}: ${tried}. We didn’t let them. Ring us on ${site.phone}.`,
  }
}

/** To the keeper of an animal whose implanter has written down the implant. */
export const implantWritten = (about: { petName: string; number: string; practice: string | null }, link: string): Notice => ({
  subject: `${about.petName}’s implant details are on the record`,
  paragraphs: [
    `${about.practice ? `${about.practice}, who` : 'The implanter who'} chipped ${about.petName} (${chip(about.number)})${about.practice ? ',' : ''} has added when and where the chip was implanted.`,
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: `See ${about.petName}’s record`, link },
})

function dueWords(dueOn: string, today: string): string {
  if (dueOn < today) return 'overdue'
  return dueOn === today ? 'due today' : `due on ${whenText(dueOn, 'day')}`
}

/** To whoever reported a chip, that the Directorate waits for the report. */
export const reportIsDue = ({ number, dueOn, today }: { number: string; dueOn: string; today: string }): Notice => ({
  subject: `Your report on ${chip(number)} is ${dueWords(dueOn, today)}`,
  paragraphs: [
    'You must report microchip failures and reactions to the Secretary of State, through the Veterinary Medicines Directorate.',
    ...(dueOn < today ? [`It was due on ${whenText(dueOn, 'day')}. Send it today: a late report is still needed.`] : []),
    'Your report is filled in and ready. Send it, then tell us its reference.',
  ],
  button: { words: 'Open report', link: paths.deadChips },
})

/** To an implanter, before their insurance ends. */
export const insuranceEnding = (on: string): Notice => ({
  subject: `Your insurance ends on ${whenText(on, 'day')}`,
  paragraphs: [
    `The insurance in your profile is valid until ${whenText(on, 'day')}. Once you’ve renewed it, enter the new date.`,
    'After that day no one can book you until you’ve entered a new one. You can still register chips.',
  ],
  button: { words: 'Update your insurance', link: paths.implanterProfile },
})

/** To whoever holds chips, before they are no longer sterile. */
export const sterileUntil = ({ code, chips, on }: { code: string; chips: number; on: string }): Notice => ({
  subject: `Use your ${chips === 1 ? 'chip' : `${chips} chips`} from batch ${code} by ${whenText(on, 'day')}`,
  paragraphs: [
    `You have ${chipsText(chips)} from batch ${code}. ${chips === 1 ? 'It’s' : 'They’re'} sterile until ${whenText(on, 'day')}, and you can’t implant ${itOr(chips, 'them')} after that.`,
    `Use ${itOr(chips, 'these')} first, or hand ${itOr(chips, 'some')} to a colleague.`,
  ],
  button: { words: 'See your chips', link: paths.manageChips },
})

/** Somebody who has chips of a batch that are not used: how many they hold, or have on their way to them. */
export interface Holder extends RecalledChips, StoppedCount {
  email: string
  name: string
  antiPhishingWord: string | null
  /** How many of an order of theirs that we have not sent. */
  reserved: number
}
export const itOr = (chips: number, them: string) => (chips === 1 ? 'it' : them)
export const seeThem = ({ chips }: Holder) =>
  chips > 0 ? { words: 'See your chips', link: paths.manageChips } : { words: 'See your orders', link: paths.orderChips }

/** To everybody who has chips of a batch that was frozen. */
export const batchFrozen = (to: Holder, code: string, why: string): Notice => ({
  subject: to.chips > 0 ? `Don’t use microchips from batch ${code}` : `Your order is on hold: we’ve stopped microchips from batch ${code}`,
  paragraphs: [
    `We’ve stopped batch ${code}: ${why.replace(/\.$/, '')}.${to.chips > 0 ? ` You have ${stoppedWords(to)}. Put ${itOr(to.chips, 'them')} aside until we write again.` : ''}`,
    ...(to.chips > 0 ? ['Until then, don’t implant a chip from this batch. You can still register an animal that has one already.'] : []),
    ...(to.reserved > 0
      ? [
          `${chipsText(to.reserved)} from it ${to.reserved === 1 ? 'is' : 'are'} for an order we haven’t sent you yet. The order is on hold until we’ve looked into the batch or sent you other chips. You don’t need to do anything.`,
        ]
      : []),
  ],
  button: seeThem(to),
})

/** To them once Staff have looked and found nothing wrong with the rest. */
export const batchFree = (to: Holder, code: string, why: string): Notice => ({
  subject: to.chips > 0 ? `You can use microchips from batch ${code} again` : `We can send you microchips from batch ${code} again`,
  paragraphs: [
    `Our staff have looked into batch ${code}${to.chips > 0 ? `. You have ${chipsText(to.chips)} from it` : ''}. ${asSentence(why)}`,
    ...(to.chips > 0 ? [`You can implant and register ${itOr(to.chips, 'them')} again.`] : []),
    ...(to.reserved > 0
      ? [
          `${chipsText(to.reserved)} from it ${to.reserved === 1 ? 'is' : 'are'} for an order we haven’t sent you yet. We can send ${itOr(to.reserved, 'them')} now.`,
        ]
      : []),
  ],
  button: seeThem(to),
})

/** To whoever reported a chip, when Staff strike the report out. */
export const reportStruck = (shown: string, why: string): Notice => ({
  subject: `Your report on microchip ${shown} no longer counts`,
  paragraphs: [
    `Our staff have looked into your report and struck it out. ${asSentence(why)}`,
    'We don’t owe you a replacement for it. If you reported that the chip never worked, you still can’t use it.',
    `If this isn’t right, ring us on ${site.phone}.`,
  ],
  button: { words: 'See your reports', link: paths.deadChips },
})

/** To the keeper of an animal of whose chip such a report was. */
export const reportOfPetStruck = (about: { petName: string; number: string }, link: string): Notice => ({
  subject: `The report about ${about.petName}’s microchip was wrong`,
  paragraphs: [
    `We told you that ${about.petName}’s ${chip(about.number)} had been reported. Our staff have looked into it and struck the report out.`,
    `${about.petName} stays on the register with the same number. A vet can scan the chip if you want to be sure.`,
  ],
  button: { words: `See ${about.petName}’s record`, link },
})

/** To whoever gave back a chip that never worked, when another is on its way. */
export const replacementSent = (about: { number: string; before: string; tracking: string }): Notice => ({
  subject: 'A replacement microchip is on its way to you',
  paragraphs: [
    `It replaces ${chip(about.before)}, which never worked, and it’s free. Its number is ${groupChipNumber(about.number)}.`,
    `Delivery: ${asSentence(about.tracking)} Once it arrives, confirm delivery under Orders: it’s then in your stock. You can throw the other chip and its label away.`,
  ],
  button: { words: 'See your orders', link: paths.orderChips },
})
