import type { OtherAnswer } from '#features/chips/queries.ts'
import type { ChipRefusal } from '#knowledge/chipnumbers/refusals.ts'
import { listed } from '#platform/listed.ts'
import { site } from '#src/site.ts'
import type { Finding } from './find.ts'

type NotHere = Extract<Finding, { others: OtherAnswer[] }>
type Here = Extract<Finding, { result: 'registeredHere' }>

/** The line that answers the question. */
export function headlineOf(finding: Finding): string {
  switch (finding.result) {
    case 'impossible':
      return UNREADABLE[finding.reading.code]
    case 'registeredHere':
      return registered(finding)
    case 'registeredElsewhere':
      return `This microchip is registered with ${listed(holders(finding).map(({ name }) => name))}`
    case 'foreign':
      return `${nobodyHolds(finding)}; its number comes from ${finding.reading.country}`
    case 'unknown':
      return nobodyHolds(finding)
  }
}

function registered({ pet: { missing, keeperIsHere } }: Here): string {
  if (missing && keeperIsHere) return `This animal is reported ${missing} by its keeper, and we can reach them now`
  if (missing) return `This animal is reported ${missing} by its keeper, who has left the register`
  if (keeperIsHere) return 'This microchip is registered here, and we can reach the keeper now'
  return 'This microchip is registered here, but its keeper has left the register'
}

const WHOLE = 'That is not one whole microchip number'
const NEVER = 'No pet can have this microchip number'

const UNREADABLE: Record<ChipRefusal, string> = {
  empty: 'There is no microchip number to look up yet',
  tooShort: WHOLE,
  tooLong: WHOLE,
  letters: WHOLE,
  severalNumbers: WHOLE,
  spreadsheet: WHOLE,
  notAnimal: WHOLE,
  impossible: NEVER,
  zeroCode: NEVER,
  testChip: NEVER,
}

/** A register that gave no answer might hold the number, so only "no" from all of them is a no. */
function nobodyHolds({ others }: NotHere): string {
  if (others.length === 0) return 'This microchip is not registered here'
  if (others.every(({ holds }) => holds === 'no')) return 'This microchip is not registered here or with the registers we asked'
  return 'This microchip is not registered here, and not every register answered'
}

/** What to do now, in order, for somebody who may have a frightened animal beside them. */
export function adviceOn(finding: Finding): string[] {
  switch (finding.result) {
    case 'impossible':
      return [finding.reading.because, HAVE_IT_SCANNED]
    case 'registeredHere':
      return [reachTheKeeper(finding), ...stolen(finding), ...WITH_AN_ANIMAL, ...moved(finding)]
    case 'registeredElsewhere':
      return [...contactHolders(finding), ...WITH_AN_ANIMAL]
    case 'foreign':
      return [...abroad(finding), ...unanswered(finding), ...cannotAsk(finding), ...WITH_AN_ANIMAL]
    case 'unknown':
      return [CHECK_DIGITS, ...unanswered(finding), ...cannotAsk(finding), ...WITH_AN_ANIMAL]
  }
}

const HAVE_IT_SCANNED = 'If you have the animal with you, a vet practice or rescue centre can scan it for you, usually free of charge.'

const CHECK_DIGITS =
  'Compare the number with the reader or the label, digit by digit, or have the animal scanned again: one wrong digit is enough to lose a pet.'

const WITH_AN_ANIMAL = [
  'If the animal is with you, speak quietly, do not chase it, and let it rest somewhere closed with water. If it is hurt or ill, ring the nearest vet first.',
  'If it is a stray dog, the law asks you to return it to its keeper or to tell the council at once.',
]

function reachTheKeeper({ reading, pet }: Here): string {
  if (!pet.keeperIsHere) return `Ring us on ${site.phone} and give us the number ${reading.shown}: we will help you from there.`
  const send = pet.missing
    ? 'Tell the keeper now, who is looking for it: send a message through us.'
    : 'Send the keeper a message through us.'
  return `${send} It reaches them within seconds, and neither of you sees an address, e-mail or telephone number.`
}

function stolen({ reading, pet }: Here): string[] {
  if (pet.missing !== 'stolen') return []
  return [
    `Do not hand the animal to anyone who asks for it, even if they know its name. Tell the police on 101, and give them the microchip number ${reading.shown}.`,
  ]
}

function moved({ pet: { movedFrom } }: Here): string[] {
  if (!movedFrom) return []
  return [`Its record moved here from ${movedFrom.name}, and ${movedFrom.name} may still show it. This register is the one to ask.`]
}

function contactHolders(finding: NotHere): string[] {
  const all = holders(finding)
  const each = all.map((holder) => `${contact(holder)} Give them the number ${finding.reading.shown}; they reach the keeper for you.`)
  return all.length > 1
    ? [...each, 'More than one register holds this number, and one of them may be out of date: contact each of them.']
    : each
}

const holders = ({ others }: NotHere) => others.filter(({ holds }) => holds === 'yes')

function abroad({ reading }: NotHere): string[] {
  return [
    `Search for ${reading.shown} on Europetnet, which asks pet registers in many European countries. A vet can also ask for you.`,
    `If the animal is yours and lives in the United Kingdom now, register its microchip here or with another UK database.`,
  ]
}

function unanswered({ others }: NotHere): string[] {
  return others
    .filter(({ holds }) => holds === 'noAnswer')
    .map((silent) => `${silent.name} gave us no answer, and may hold this number. ${contact(silent)}`)
}

function cannotAsk({ cannotAsk: count }: NotHere): string[] {
  if (count === 0) return []
  const registers = count === 1 ? 'One other UK database takes' : `${count} other UK databases take`
  return [
    `${registers} no questions from us, so try the list of databases as well. A vet practice, rescue centre or dog warden can also ask for you.`,
  ]
}

function contact({ name, phone, site: address }: OtherAnswer): string {
  if (phone) return `Ring ${name} on ${phone}.`
  if (address) return `Contact ${name} at ${address}.`
  return `Search for ${name} by its name: we have no telephone number of theirs that we have checked.`
}
