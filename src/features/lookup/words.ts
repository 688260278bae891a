import { awayWords } from '#features/accounts/awayWords.ts'
import type { OtherAnswer } from '#features/chips/queries.ts'
import { searchAbroad } from '#knowledge/chipnumbers/abroad.ts'
import type { ChipRefusal } from '#knowledge/chipnumbers/refusals.ts'
import { listed } from '#platform/listed.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { site } from '#src/site.ts'
import type { Finding } from './find.ts'
import type { ShownHolder } from './holder.ts'

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
    case 'issued':
      return 'No one has registered this microchip, but an implanter holds it'
    case 'foreign':
      return `${nobodyHolds(finding)}; its number comes from ${finding.reading.country}`
    case 'unknown':
      return nobodyHolds(finding)
  }
}

function registered({ pet: { missing, keeperIsHere, isConfirmed, unresolvedWith } }: Here): string {
  if (missing && unresolvedWith)
    return `This animal has been reported ${missing}. It’s registered here and with ${unresolvedWith.name}, and the record here isn’t proven yet`
  if (missing && keeperIsHere) return `This animal’s keeper has reported it ${missing}, and we can reach them now`
  if (missing) return `This animal’s keeper reported it ${missing}, but has since left the register`
  if (unresolvedWith) return `This microchip is registered here and with ${unresolvedWith.name}, and the record here isn’t proven yet`
  if (!isConfirmed) return 'This microchip is registered here, but its keeper hasn’t confirmed that yet'
  if (keeperIsHere) return 'This microchip is registered here, and we can reach the keeper now'
  return 'This microchip is registered here, but its keeper has left the register'
}

const WHOLE = 'That isn’t one complete microchip number'
const NEVER = 'No pet can have this microchip number'

const UNREADABLE: Record<ChipRefusal, string> = {
  empty: 'Enter a microchip number to look it up',
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
  if (others.length === 0) return 'This microchip isn’t registered here'
  if (others.every(({ holds }) => holds === 'no')) return 'This microchip isn’t registered here or with the registers we asked'
  return 'This microchip isn’t registered here, but not every register answered'
}

/** The same for a vet, a rescue or a warden, who has the animal safe, reads chips every day, and is who others are sent to. */
export function adviceToProfessional(finding: Finding): string[] {
  // The record says whom to call; what is left is who else may have one.
  if (finding.result === 'registeredHere') return [...unsettled(finding), ...moved(finding)]
  const said = new Set([HAVE_IT_SCANNED, ...WITH_AN_ANIMAL])
  return adviceOn(finding)
    .filter((line) => !said.has(line))
    .map((line) => line.replace(` ${ASK_A_PROFESSIONAL}`, ''))
}

/** What to do now, in order, for somebody who may have a frightened animal beside them. */
export function adviceOn(finding: Finding): string[] {
  switch (finding.result) {
    case 'impossible':
      return [finding.reading.because, HAVE_IT_SCANNED]
    case 'registeredHere':
      return [reachTheKeeper(finding), ...stolen(finding), ...unsettled(finding), ...WITH_AN_ANIMAL, ...moved(finding)]
    case 'registeredElsewhere':
      return [...contactHolders(finding), ...WITH_AN_ANIMAL]
    case 'issued':
      return [askImplanter(finding.holder), CHECK_DIGITS, ...unanswered(finding), ...WITH_AN_ANIMAL]
    case 'foreign':
      return [...abroad(finding), ...unanswered(finding), ...cannotAsk(finding), ...WITH_AN_ANIMAL]
    case 'unknown':
      return [CHECK_DIGITS, ...unanswered(finding), ...cannotAsk(finding), ...WITH_AN_ANIMAL]
  }
}

const HAVE_IT_SCANNED = 'If you have the animal with you, a vet practice or rescue centre can scan it for you, usually for free.'

const CHECK_DIGITS =
  'Check the number against the reader or label, digit by digit, or have the animal scanned again: if one digit is wrong, we can’t find the pet.'

const THEY_KNOW = 'they’ll know if they’ve put it into an animal, and whose it is.'

function askImplanter(holder: ShownHolder | null): string {
  const away = holder?.away ? ` ${awayWords(holder.away)}` : ''
  if (!holder?.shown) return `We issued this chip to an implanter. Send them a message through us: ${THEY_KNOW}${away}`
  const { name, phone } = holder.shown
  return `We issued this chip to ${name}. Call them on ${shownPhone(phone)}, or send them a message through us: ${THEY_KNOW}${away}`
}

const WITH_AN_ANIMAL = [
  'If the animal is with you, speak quietly, don’t chase it, and let it rest somewhere enclosed with water. If it’s hurt or ill, call the nearest vet first.',
  'If it’s a stray dog, the law says you must return it to its keeper or tell the council straight away.',
]

function reachTheKeeper({ reading, pet }: Here): string {
  if (!pet.keeperIsHere) return `Call us on ${site.phone} and give us the number ${reading.shown}. We’ll help you from there.`
  if (!pet.isConfirmed) return TO_ITS_IMPLANTER
  const send = pet.missing
    ? 'The keeper is looking for it, so tell them now: send a message through us.'
    : 'Send the keeper a message through us.'
  return `${send} It’ll reach them within seconds, and neither of you sees the other’s address, e-mail or phone number.`
}

const TO_ITS_IMPLANTER =
  'An implanter registered it, and we’ve asked the keeper they named to confirm. Until then, send the implanter a message through us: it’ll reach them within seconds, and they know who the animal was registered for. Neither of you sees the other’s address, e-mail or phone number.'

function stolen({ reading, pet }: Here): string[] {
  if (pet.missing !== 'stolen') return []
  return [
    `Don’t hand the animal to anyone who asks for it, even if they know its name. Tell the police on 101, and give them the microchip number ${reading.shown}.`,
  ]
}

function moved({ pet: { movedFrom, unresolvedWith, alsoWith } }: Here): string[] {
  if (unresolvedWith) return []
  if (alsoWith) return [`${alsoWith.name} has this microchip as well, and may show other details. We’re the register to contact first.`]
  if (!movedFrom) return []
  return [`Its record moved here from ${movedFrom.name}, which may still show it. We’re the register to contact.`]
}

/** MOVE-1, CONF-1: beside the way to whoever registered it here, the way to the other register. */
function unsettled({ pet: { unresolvedWith } }: Here): string[] {
  if (unresolvedWith)
    return [
      `${unresolvedWith.name} has this microchip as well, and may know another keeper. The record here isn’t proven yet, so contact them too.`,
    ]
  return []
}

function contactHolders(finding: NotHere): string[] {
  const all = holders(finding)
  const each = all.map(
    (holder) => `${contact(holder)} Give them the number ${finding.reading.shown}, and they’ll contact the keeper for you.`,
  )
  return all.length > 1 ? [...each, 'More than one register has this number, and one may be out of date, so contact each of them.'] : each
}

const holders = ({ others }: NotHere) => others.filter(({ holds }) => holds === 'yes')

function abroad({ reading }: NotHere): string[] {
  return [
    `${searchAbroad(reading.shown)} A vet can also search for you.`,
    `If the animal is yours and now lives in the United Kingdom, register its microchip here or with another UK database.`,
  ]
}

function unanswered({ others }: NotHere): string[] {
  return others
    .filter(({ holds }) => holds === 'noAnswer')
    .map((silent) => `${silent.name} didn’t answer us, and may have this number. ${contact(silent)}`)
}

function cannotAsk({ cannotAsk: count }: NotHere): string[] {
  if (count === 0) return []
  const registers = count === 1 ? 'One other UK database doesn’t' : `${count} other UK databases don’t`
  return [`${registers} take searches from us, so try the list of databases as well. ${ASK_A_PROFESSIONAL}`]
}

const ASK_A_PROFESSIONAL = 'A vet practice, rescue centre or dog warden can also ask for you.'

function contact({ name, phone, site: address }: OtherAnswer): string {
  if (phone) return `Call ${name} on ${phone}.`
  if (address) return `Contact ${name} at ${address}.`
  return `Search for ${name} by name: we don’t have a checked phone number for them.`
}
