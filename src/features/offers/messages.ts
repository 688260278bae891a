import type { OfferKind } from '#database/types.ts'
import type { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { quoted } from '#platform/text/quoted.ts'
import { capitalised } from '#platform/text/sentence.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ANSWER_DAYS, LETTER_DAYS } from './lifecycle.ts'

/** What of an offer may be said at an address that nobody has confirmed, and to whoever opens the link that we sent there. */
export interface ToStrangers {
  /** "Hollow Farm Spaniels (a licensed breeder)"; "A breeder" where our staff haven’t verified who that is. */
  by: string
  /** "a puppy", "2 kittens". */
  animals: string
  offerId: string
}

interface Offered {
  kind: OfferKind
  /** The names of the animals, and what kinds they are. */
  names: readonly string[]
  /** Who offers: in words, or by the name under which they trade. */
  by: string
  answerBy: Date
  note?: string | undefined
  /** The account that offers: one of them gets only a part of what an address may be sent. */
  from: string
  /** What whoever accepts pays for registering those of the animals that nobody has paid for; null where all are paid. */
  toPay: { names: readonly string[]; pence: number } | null
  /** What of it an address gets that nobody has confirmed. */
  strangers?: ToStrangers | null
  /** Where an address that nobody has confirmed answers; null where that's the list of requests. */
  link?: string | null
  /** That only a mobile is known: its holder may have no account to sign in to, also where it’s confirmed. */
  onlyMobile?: boolean
  /** The kinds of animals that an implanter has chipped: an address that nobody has confirmed is told no more of them. */
  species?: ChippedFor['species']
}

/** The part of it that these animals still cost. */
export function toPayOf(pets: readonly { id: string; name: string }[], costs: ReadonlyMap<string, number>): Offered['toPay'] {
  const unpaid = pets.filter(({ id }) => costs.has(id))
  const [first] = unpaid
  return first ? { names: unpaid.map(({ name }) => name), pence: costs.get(first.id) ?? 0 } : null
}

const are = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'}`

const SIGN_IN = 'Sign in, or create an account with this e-mail address or mobile number and confirm it, so we know it’s you.'
const UNKNOWN = 'If you don’t recognise this, say no or ignore it: nothing changes unless you accept.'

const asks: Record<OfferKind, (offered: Offered) => { subject: string; text: string; paragraphs: string[] }> = {
  sale: offers,
  adoption: offers,
  registration: ({ names, by }) => ({
    subject: `Tell us if ${are(names)} yours`,
    text: `${by} has registered ${listed(names)} for you. Tell us if that’s right`,
    paragraphs: [
      `${by} has registered ${listed(names)} for you. Anyone who reads the chip can already find the record. If you say yes, you become the keeper and finders can reach you.`,
    ],
  }),
  litter: ({ names, by }) => ({
    subject: `Tell us if ${are(names)} from your litter`,
    text: `${by} has registered ${listed(names)} as part of your litter. Tell us if that’s right`,
    paragraphs: [`${by} has registered ${listed(names)} as part of your litter. If you say yes, you’re the breeder and the first keeper.`],
  }),
}

function offers({ names, by, note }: Offered) {
  return {
    subject: `You’ve been offered ${listed(names)}`,
    text: `${by} has offered you ${listed(names)} on the microchip register. Say yes or no`,
    paragraphs: [
      `${by} has offered you ${listed(names)}. If you accept, you become the keeper on the register, and anyone who finds ${listed(names)} can reach you. By law, the keeper’s details must be right before an animal changes hands.`,
      ...(note ? quoted(note) : []),
    ],
  }
}

/** What accepting costs. Where nothing is left to pay, that it is free; what is begun with an implanter was paid by them. */
function costOf({ kind, names, toPay }: Offered): string {
  const paid = names.length === 1 ? 'The registration is already paid for' : 'The registrations are already paid for'
  if (!toPay && (kind === 'registration' || kind === 'litter'))
    return `${paid}. There’s nothing for you to pay, and changes are free for ever.`
  if (!toPay) return 'It’s free, and so is every change you make later.'
  const each = toPay.names.length === 1 ? '' : ' each'
  const found = names.length === 1 ? `${listed(names)} can` : 'They can'
  return `Registering ${listed(toPay.names)} costs ${moneyText(toPay.pence)}${each}, once. Changes are free for ever. You pay after you say yes, by card or with a plan you already have. ${found} be found in the meantime, paid or not.`
}

const costInText = ({ toPay }: Offered) => (toPay ? ` (registering costs ${moneyText(toPay.pence)}, once)` : '')

export function offerMade(offered: Offered): Notice {
  const { subject, text, paragraphs } = asks[offered.kind](offered)
  const until = whenText(offered.answerBy, 'day')
  return {
    subject,
    paragraphs: [...paragraphs, costOf(offered), `Answer by ${until}. ${SIGN_IN}`, UNKNOWN],
    text: `${text} by ${until}${costInText(offered)}:`,
    ...unconfirmed(offered),
  }
}

export function offerWaits(offered: Offered): Notice {
  const { subject, text, paragraphs } = offerMade(offered)
  return {
    ...offerMade(offered),
    subject: `Answer by ${whenText(offered.answerBy, 'day')}: ${subject}`,
    paragraphs: ['We wrote to you about this and haven’t had an answer yet.', ...paragraphs],
    text: `Reminder: ${text}`,
  }
}

/** Whoever offers chooses an address and the names, so an address that nobody has confirmed gets none of their words. */
function unconfirmed(offered: Offered) {
  const { answerBy, from, toPay, strangers, link, onlyMobile } = offered
  const cost = toPay ? [`Registering it costs ${moneyText(toPay.pence)}, once, after you say yes.`] : []
  const until = whenText(answerBy, 'day')
  const asks = 'Someone has given us this address for a pet on Homeward, the pet microchip register, and asked whether the pet is yours'
  const button = { words: 'Answer the request', link: (onlyMobile && link) || paths.requests }
  if (strangers) return { button, source: `account/${from}`, fixed: offeredToStranger(strangers, { cost, until, link }) }
  const { kind, by, species } = offered
  if (species && (kind === 'registration' || kind === 'litter'))
    return {
      button,
      source: `account/${from}`,
      fixed: { button: { ...button, link: link ?? button.link }, ...chippedForStranger({ kind, by, species, until, cost }) },
    }
  const fixed = {
    subject: 'A question for you about a pet',
    paragraphs: [`${asks}, or will be.`, ...cost, `Answer by ${until}. ${SIGN_IN}`, UNKNOWN],
    button,
    text: `Someone on Homeward, the pet microchip register, has asked whether a pet is yours or will be${costInText(offered)}. Answer by ${until}:`,
  }
  return { button, source: `account/${from}`, fixed }
}

const offeredToStranger = (
  { by, animals, offerId }: ToStrangers,
  { cost, until, link }: { cost: string[]; until: string; link: string | null | undefined },
) => ({
  subject: `${by} has offered you ${animals}`,
  paragraphs: [
    `${by} has offered you ${animals} on Homeward, the pet microchip register, and given us this address as yours. If you accept, you become the keeper on the register.`,
    'To see the offer and answer it, create a free account with this e-mail address, or sign in. We’ll ask you to confirm the address, so we know it’s you.',
    ...cost,
    `Answer by ${until}. ${UNKNOWN}`,
  ],
  button: { words: 'See the offer', link: link ?? paths.offered(offerId) },
  text: `${by} has offered you ${animals} on Homeward, the pet microchip register. Say yes or no by ${until}:`,
})

const ENDED = {
  withdrawn: 'The person who made the offer has withdrawn it.',
  expired: 'The 14 days to answer are over. If you’re still interested, ask the person who made the offer to send it again.',
  disputed: 'Someone else says it’s their pet, and our staff are looking into it. You don’t need to do anything.',
  taken: 'Someone else has become the keeper with the code from the transfer pack.',
} as const

/** The same where an implanter asks whose animal it is: nobody has offered it. */
const QUESTION_ENDED: Record<keyof typeof ENDED, string> = {
  withdrawn: 'The person who microchipped it has withdrawn the question. If it’s yours, ask them to ask you again.',
  expired: 'The 14 days to answer are over. If it’s yours, ask the person who microchipped it to ask you again.',
  disputed: ENDED.disputed,
  taken: 'Someone else has become the keeper.',
}

/** To whom an animal was offered, or who was asked about it, when that ends without them. */
export const offerEnded = (
  petName: string,
  how: keyof typeof ENDED,
  { kind, fromAccount }: { kind: OfferKind; fromAccount: string },
): Notice => {
  const isOffer = kind === 'sale' || kind === 'adoption'
  const why = (isOffer ? ENDED : QUESTION_ENDED)[how]
  const words = isOffer
    ? `${petName} is no longer being offered to you. ${why}`
    : `You don’t need to tell us about ${petName} any more. ${why}`
  return {
    subject: isOffer ? `The offer of ${petName} has ended` : `You don’t need to answer about ${petName} any more`,
    paragraphs: [words],
    text: words,
    source: `account/${fromAccount}`,
    fixed: {
      subject: 'You don’t need to answer any more',
      paragraphs: [`We wrote to this address about a pet. ${why}`],
      text: `We wrote to this number about a pet. ${why}`,
    },
  }
}

/** To whoever had offered an animal that a former keeper says is theirs. */
export const yourOfferStopped = (petId: string, petName: string): Notice => ({
  subject: `We’ve withdrawn your offer of ${petName}`,
  paragraphs: [
    `A former keeper says that ${petName} shouldn’t have come to you. Until our staff have settled that, ${petName} can’t go to anyone else, so we’ve withdrawn your offer and told the person you made it to.`,
    `Keep ${petName} with you. We’ll write to you about the decision.`,
  ],
  button: { words: `See ${petName}’s record`, link: paths.pet(petId) },
})

/** To whoever has become the keeper, with what is left to pay for the registration, in pence. */
interface Taken {
  names: readonly string[]
  /** In pence, what each registration costs that is still to be paid for. */
  costs: readonly number[]
}

/** To whoever has become the keeper of animals. */
export const youAreKeeper = ({ names, costs }: Taken, link: string): Notice => {
  const [called, isOne] = [listed(names), names.length === 1]
  const registered = `You’re registered as ${isOne ? `${called}’s keeper` : `the keeper of ${called}`}. Anyone who finds ${isOne ? called : 'any of them'} and has the chip read can now reach you through us.`
  const wrong = 'If this wasn’t you, tell us straight away.'
  return {
    subject: isOne ? `You’re ${called}’s keeper now` : `You’re the keeper of ${called} now`,
    paragraphs: [
      registered,
      ...(costs.length === 0 ? [] : [stillToPay(names, costs, `You can pay on ${isOne ? 'your' : 'each'} pet’s page.`)]),
      `${isOne ? 'Your certificate is on your pet’s page' : 'Each certificate is on the pet’s page'}. ${NOT_OWNER}`,
      wrong,
    ],
    onPaper: [registered, ...(costs.length === 0 ? [] : [stillToPay(names, costs, BY_TELEPHONE)]), NOT_OWNER, wrong],
    button: { words: isOne ? 'See the record and certificate' : 'See your pets', link },
    fixed: {
      subject: isOne ? 'You’re the keeper of a pet now' : `You’re the keeper of ${names.length} pets now`,
      paragraphs: [
        `An account with this address is now the keeper of ${isOne ? 'a pet' : `${names.length} pets`} on the register.`,
        'If this wasn’t you, tell us straight away.',
      ],
      button: { words: isOne ? 'See the record' : 'See your pets', link },
    },
  }
}

const NOT_OWNER = 'Being the keeper isn’t the same as being the owner: the keeper is who an animal lives with and who’s responsible for it.'
const BY_TELEPHONE = `Call us on ${site.phone} and we’ll tell you how to pay by cheque or by telephone.`

/** To whoever has said yes with the link in a text message: they have no e-mail address, and this number is how we reach them. */
export const takenByText = (names: readonly string[], toPay: { pence: number } | null): Notice => ({
  kind: 'needed',
  subject: names.length === 1 ? `You’re ${listed(names)}’s keeper now` : `You’re the keeper of ${listed(names)} now`,
  paragraphs: [],
  text: `${site.name}: You’re ${names.length === 1 ? `${listed(names)}’s keeper` : `the keeper of ${listed(names)}`} now. ${toPay ? `Call us to pay the ${moneyText(toPay.pence)} for the registration.` : 'There’s nothing to pay.'} To change your details or report a pet missing, call ${site.phone}.`,
})

function stillToPay(names: readonly string[], costs: readonly number[], how: string): string {
  const pence = costs.reduce((sum, cost) => sum + cost, 0)
  const free = 'Changes are free for ever, and we never take a pet off the register because it hasn’t been paid for.'
  if (names.length === 1)
    return `You still need to pay for the registration: ${moneyText(pence)}, once, for ${listed(names)}’s whole life. ${how} ${free}`
  const registrations = costs.length === 1 ? '1 registration' : `${costs.length} registrations`
  return `You still need to pay for ${registrations}: ${moneyText(pence)} in all, once, for each pet’s whole life. ${how} ${free}`
}

/** KEEP-3: the receipt of whoever was the keeper until now. */
export const youHandedOver = (petName: string, at: Date, link: string): Notice => ({
  subject: `${petName} has a new keeper`,
  paragraphs: [
    `${petName} has had a new keeper on the register since ${whenText(at)}, as you arranged. Keep this message as your receipt.`,
    'The transfer code no longer works. If this isn’t what you arranged, call us and we’ll look into it with you.',
  ],
  button: { words: 'See your animals', link },
})

/** OFFER-1: to a breeder whose code was refused for want of a licence. */
export const buyerTurnedAway = (petName: string): Notice => ({
  subject: `Someone couldn’t use ${petName}’s transfer code`,
  paragraphs: [
    `Someone has just entered the code from ${petName}’s transfer pack. We couldn’t let them become the keeper, because you need a licence to sell puppies and we don’t have one that’s still valid. We’ve told them that.`,
    'Add your new licence and its last day to your profile. The codes you’ve printed work again straight away, so you don’t need to print new packs.',
  ],
  button: { words: 'Add your licence', link: paths.profile },
})

/** Once a day to an implanter, about all the animals that were confirmed. */
export const theyConfirmed = (names: readonly string[], link: string): Notice => ({
  subject: `${names.length > MOST_NAMED ? `${names.length} animals` : listed(names)} ${names.length === 1 ? 'has' : 'have'} been confirmed`,
  paragraphs: [
    names.length === 1
      ? `The person you registered ${listed(names)} for has said it’s theirs, and is now the keeper.`
      : `The people you registered ${listed(names)} for have said they’re theirs, and are now the keepers.`,
  ],
  button: { words: 'See your animals', link },
})

/** With more names than these a subject is cut off. */
const MOST_NAMED = 4

const WHY = {
  notMine: 'it isn’t theirs',
  wrongDetails: 'the details are wrong',
  moved: 'it doesn’t live with them any more',
  neverBought: 'they never bought it or agreed to take it',
  changedMind: 'they’ve changed their mind',
  other: 'something else',
}

export const theySaidNo = (about: { kind: OfferKind; petName: string; reason: keyof typeof WHY; link: string }): Notice => ({
  subject: `They’ve said no to ${about.petName}`,
  paragraphs: [`Their reason: ${WHY[about.reason]}.`, stays({ ...about, petNames: [about.petName] })],
  button: { words: 'See your animals', link: about.link },
})

interface Unanswered {
  kind: OfferKind
  petNames: readonly string[]
  /** About how many of them we wrote on paper, where there’s more time. */
  byLetter: number
  link: string
}

/** Once a day to whoever offered animals, about all of those that nobody answered. */
export const nobodyAnswered = (about: Unanswered): Notice => ({
  subject: `You’ve had no answer about ${about.petNames.length > MOST_NAMED ? `${about.petNames.length} animals` : listed(about.petNames)}`,
  paragraphs: [
    ...(about.petNames.length > MOST_NAMED ? [`They are ${listed(about.petNames)}.`] : []),
    `They had ${daysFor(about)} to answer and didn’t, so the ${about.petNames.length === 1 ? 'offer has' : 'offers have'} ended.`,
    stays(about),
  ],
  button: { words: 'See your animals', link: about.link },
})

function daysFor({ petNames, byLetter }: Unanswered): string {
  if (byLetter === 0) return `${ANSWER_DAYS} days`
  return byLetter === petNames.length ? `${LETTER_DAYS} days` : `${ANSWER_DAYS} days, or ${LETTER_DAYS} by letter,`
}

function stays({ kind, petNames }: { kind: OfferKind; petNames: readonly string[] }): string {
  const [petName, isOne] = [petNames.length > MOST_NAMED ? 'these animals' : listed(petNames), petNames.length === 1]
  if (kind === 'sale' || kind === 'adoption')
    return isOne
      ? `You’re still ${petName}’s keeper, and can make another offer.`
      : `You’re still the keeper of ${petName}, and can make another offer.`
  if (!isOne)
    return `${capitalised(petName)} can still be found by their chips, but haven’t been confirmed. Check with the people you registered them for, and ask again.`
  return `${petName} can still be found by its chip, but hasn’t been confirmed. Check with the person you registered it for, and ask again.`
}

/** What an address that nobody has confirmed reads of animals that were chipped: the business that asks, and what kinds of animals. */
interface ChippedFor {
  kind: 'registration' | 'litter'
  /** The name under which an implanter trades, whom our staff have checked; "An implanter" without one. */
  by: string
  species: readonly Species[]
  until: string
  /** What registering costs, in a sentence, where it is still to pay. */
  cost: readonly string[]
}

/**
 * The customer of an implanter stands beside them: without the name of the business and the kind of animal they'd take the letter for
 * spam. The names of animals and people are typed, and stand in no letter to an address that isn't proven.
 */
export function chippedForStranger({ kind, by, species, until, cost }: ChippedFor) {
  const animals = animalsIn(species)
  const [isOne, litter] = [species.length === 1, kind === 'litter']
  const question = litter ? `${isOne ? 'is' : 'are'} from your litter` : `${isOne ? 'is' : 'are'} yours`
  const it = isOne ? 'it' : 'them'
  return {
    subject: `${by} asks you to confirm that ${animals} ${question}`,
    paragraphs: [
      `${by} has microchipped ${animals} and registered ${it} on Homeward, the pet microchip register. They gave us this address as yours, so that you can confirm that ${isOne ? 'it’s' : 'they’re'} ${litter ? 'from your litter' : 'yours'}.`,
      'What to do: press the button below, and create a free account with this e-mail address or sign in. We’ll ask you to confirm the address, so we know it’s you. Then check what they entered and say yes or no.',
      ...cost,
      `Answer by ${until}. If you don’t recognise this, say no or ignore it: nothing changes unless you say yes.`,
    ],
    text: `${by} has microchipped ${animals} and gave us this number as yours. Confirm on Homeward, the pet microchip register, that ${isOne ? 'it’s' : 'they’re'} ${litter ? 'from your litter' : 'yours'}, by ${until}:`,
  }
}

/** "a dog", "12 dogs", or "3 animals" where they are of several kinds. */
export function animalsIn(species: readonly Species[]): string {
  const [first = 'other', ...others] = species
  if (others.length === 0) return `${/^[aeiou]/.test(speciesWords[first].one) ? 'an' : 'a'} ${speciesWords[first].one}`
  return `${species.length} ${others.every((kind) => kind === first) ? speciesWords[first].many : speciesWords.other.many}`
}
