import type { OfferKind } from '#database/types.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { listed } from '#platform/listed.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

interface Offered {
  kind: OfferKind
  /** The names of the animals, and what kinds they are. */
  names: readonly string[]
  /** Who offers, in words that name no person. */
  by: string
  answerBy: Date
  /** The account that offers: one of them gets only a part of what an address may be sent. */
  from: string
  /** What whoever accepts pays for registering those of the animals that nobody has paid for; null where all are paid. */
  toPay: { names: readonly string[]; pence: number } | null
}

/** The part of it that these animals still cost. */
export function toPayOf(pets: readonly { id: string; name: string }[], costs: ReadonlyMap<string, number>): Offered['toPay'] {
  const unpaid = pets.filter(({ id }) => costs.has(id))
  const [first] = unpaid
  return first ? { names: unpaid.map(({ name }) => name), pence: costs.get(first.id) ?? 0 } : null
}

const are = (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'}`

const SIGN_IN =
  'To answer, sign in. If you have no account yet, open one with this e-mail address or mobile number and confirm it: that is how we know that it is you.'
const UNKNOWN = 'If this means nothing to you, say no, or leave it: nothing changes unless you accept.'

const asks: Record<OfferKind, (offered: Offered) => { subject: string; text: string; paragraphs: string[] }> = {
  sale: offers,
  adoption: offers,
  registration: ({ names, by }) => ({
    subject: `Say that ${are(names)} yours`,
    text: `${by} has registered ${listed(names)} for you. Say whether that is right`,
    paragraphs: [
      `${by} has put ${listed(names)} on the register for you. Whoever has the chip read can find the record already; by saying yes you become the keeper, and finders reach you.`,
    ],
  }),
  litter: ({ names, by }) => ({
    subject: `Say that ${are(names)} of your litter`,
    text: `${by} has registered ${listed(names)} for your litter. Say whether that is right`,
    paragraphs: [
      `${by} has put ${listed(names)} on the register as young of your litter. By saying yes you are the breeder and the first keeper.`,
    ],
  }),
}

function offers({ names, by }: Offered) {
  return {
    subject: `${are(names)} offered to you`,
    text: `${by} offers you ${listed(names)} on the register of microchips. Say yes or no`,
    paragraphs: [
      `${by} offers you ${listed(names)}. By accepting you become the keeper on the register, and whoever finds ${listed(names)} reaches you. The law asks for a keeper’s details to be right before an animal changes hands.`,
    ],
  }
}

/** What accepting costs. Where nothing is left to pay, that it is free; what is begun with an implanter was paid by them. */
function costOf({ kind, names, toPay }: Offered): string {
  const paid = names.length === 1 ? 'The registration is paid already' : 'The registrations are paid already'
  if (!toPay && (kind === 'registration' || kind === 'litter')) return `${paid}: you pay nothing, and changes are free for ever.`
  if (!toPay) return 'It is free, and so is every change you make later.'
  const each = toPay.names.length === 1 ? '' : ' each'
  const found = names.length === 1 ? `${listed(names)} can` : 'They can'
  return `Registering ${listed(toPay.names)} costs ${moneyText(toPay.pence)}${each}, once; changes are free for ever. You pay after you say yes, by card or with a plan that you have. ${found} be found meanwhile, paid or not.`
}

const costInText = ({ toPay }: Offered) => (toPay ? ` (registering costs ${moneyText(toPay.pence)}, once)` : '')

export function offerMade(offered: Offered): Notice {
  const { subject, text, paragraphs } = asks[offered.kind](offered)
  const until = whenText(offered.answerBy, 'day')
  return {
    subject,
    paragraphs: [...paragraphs, costOf(offered), `You have until ${until}. ${SIGN_IN}`, UNKNOWN],
    text: `${text} by ${until}${costInText(offered)}:`,
    ...unconfirmed(offered),
  }
}

export function offerWaits(offered: Offered): Notice {
  const { subject, text, paragraphs } = offerMade(offered)
  return {
    ...offerMade(offered),
    subject: `Until ${whenText(offered.answerBy, 'day')}: ${subject}`,
    paragraphs: ['We wrote to you about this before and have no answer yet.', ...paragraphs],
    text: `A reminder. ${text}`,
  }
}

/** Whoever offers chooses an address and the names, so an address that nobody has confirmed gets none of their words. */
function unconfirmed(offered: Offered) {
  const { answerBy, from, toPay } = offered
  const cost = toPay ? [`It still has to be registered, which costs ${moneyText(toPay.pence)}, once, after you say yes.`] : []
  const until = whenText(answerBy, 'day')
  const asks =
    'Somebody has named this address for a pet on Homeward, the register of pet microchips, and asks you to say whether it is yours'
  const button = { words: 'Answer', link: paths.requests }
  const fixed = {
    subject: 'A question for you about a pet',
    paragraphs: [`${asks}, or will be.`, ...cost, `You have until ${until}. ${SIGN_IN}`, UNKNOWN],
    button,
    text: `Somebody asks on Homeward, the register of pet microchips, whether a pet is yours or will be${costInText(offered)}. Answer by ${until}:`,
  }
  return { button, source: `account/${from}`, fixed }
}

/** An implanter who asks somebody to say that an animal is theirs, in words that name nobody. */
export const IMPLANTER = 'An implanter'

const ENDED = {
  withdrawn: 'It was taken back by whoever made it.',
  expired: 'The 14 days to answer are over. If you still want to answer, ask whoever offered it to do so again.',
  taken: 'Somebody else has become the keeper with the code of the transfer pack.',
} as const

/** To whom an animal was offered, when the offer ends without them. */
export const offerEnded = (petName: string, how: keyof typeof ENDED, from: string): Notice => ({
  subject: `The offer of ${petName} has ended`,
  paragraphs: [`${petName} is no longer offered to you. ${ENDED[how]}`],
  text: `${petName} is no longer offered to you. ${ENDED[how]}`,
  source: `account/${from}`,
  fixed: {
    subject: 'What we asked you has ended',
    paragraphs: [`We wrote to this address about a pet. ${ENDED[how]}`],
    text: `We wrote to this number about a pet. ${ENDED[how]}`,
  },
})

/** To whoever has become the keeper, with what is left to pay for the registration, in pence. */
export const youAreKeeper = ({ name, toPay }: { name: string; toPay: number | null }, link: string): Notice => ({
  subject: `You are the keeper of ${name} now`,
  paragraphs: [
    `${name} is on the register with you as the keeper. Whoever finds ${name} and has the chip read can reach you through us from now on.`,
    ...(toPay === null ? [] : [stillToPay(name, toPay)]),
    'Your certificate waits for you on the page of your pet. Keepership is not ownership: it says with whom an animal lives and who answers for it.',
    'If this was not you, tell us at once.',
  ],
  button: { words: 'See the record and the certificate', link },
  fixed: {
    subject: 'You are the keeper of a pet now',
    paragraphs: [
      'An account with this address is the keeper of a pet on the register from now on.',
      'If this was not you, tell us at once.',
    ],
    button: { words: 'See the record', link },
  },
})

const stillToPay = (name: string, pence: number) =>
  `The registration is still to be paid: ${moneyText(pence)}, once, for the whole life of ${name}. Pay it on the page of your pet. Changes are free for ever, and we never take a pet off the register because it is not paid for.`

/** KEEP-3: the receipt of whoever was the keeper until now. */
export const youHandedOver = (petName: string, at: Date, link: string): Notice => ({
  subject: `${petName} has a new keeper`,
  paragraphs: [
    `Since ${whenText(at)} somebody else is the keeper of ${petName} on the register, as you arranged. Keep this letter as your receipt.`,
    'Its transfer code has ended. If this is not what you arranged, ring us, and we will look at it together.',
  ],
  button: { words: 'See your animals', link },
})

export const theyConfirmed = (petName: string, link: string): Notice => ({
  subject: `${petName} is confirmed`,
  paragraphs: [`The person for whom you registered ${petName} has said that it is theirs, and is its keeper now.`],
  button: { words: 'See your animals', link },
})

const WHY = {
  notMine: 'it is not theirs',
  wrongDetails: 'the details are wrong',
  moved: 'they have moved',
  neverBought: 'they never took it',
  changedMind: 'they have changed their mind',
  other: 'for another reason',
}

export const theySaidNo = (about: { kind: OfferKind; petName: string; reason: keyof typeof WHY; link: string }): Notice => ({
  subject: `The answer about ${about.petName} is no`,
  paragraphs: [`They say: ${WHY[about.reason]}.`, stays(about)],
  button: { words: 'See your animals', link: about.link },
})

export const nobodyAnswered = (about: { kind: OfferKind; petName: string; link: string }): Notice => ({
  subject: `There was no answer about ${about.petName}`,
  paragraphs: ['The 14 days to answer are over, and the offer has ended.', stays(about)],
  button: { words: 'See your animals', link: about.link },
})

function stays({ kind, petName }: { kind: OfferKind; petName: string }): string {
  if (kind === 'sale' || kind === 'adoption') return `You are still the keeper of ${petName}, and can offer it again.`
  return `${petName} can still be found by its chip, and waits to be confirmed. Check with the person for whom you registered it, and ask again.`
}
