import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Addressee, Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { Sides } from './queries.ts'

type About = Pick<Sides, 'petName' | 'chipNumber'>

const animal = ({ petName, chipNumber }: About) => `${petName}, microchip ${groupChipNumber(chipNumber)}`

/** Whoever takes the animal, or may: by e-mail, else by text message. Nobody is reached where there is nobody yet. */
export function takerOf(sides: Sides): Addressee {
  const taker = takerEveryWay(sides)
  return taker.email ? { ...taker, mobile: null } : taker
}

/** The same, and by text message as well where a number was given. */
export const takerEveryWay = ({ toEmail, toMobile, takerEmail, takerName, takerWord }: Sides) => ({
  email: takerEmail ?? toEmail,
  mobile: toMobile,
  name: takerName,
  antiPhishingWord: takerWord,
})

interface Question extends Notice {
  button: { words: string; link: string }
  /** Our own words for an address that nobody has confirmed. */
  fixed?: { subject: string; paragraphs: string[] }
}

/** Somebody who is asked to take an animal may be known by a mobile number alone, which gets the headline. */
const asked = (sides: Sides, { fixed, ...words }: Question): Notice => ({
  ...words,
  source: source(sides),
  text: `${site.name}: ${words.subject}.`,
  ...(fixed && { fixed: { ...fixed, button: { words: 'Open it', link: words.button.link }, text: `${site.name}: ${fixed.subject}.` } }),
})

const source = ({ fromAccount }: Sides) => `account/${fromAccount}`

/** `toPay`: what is owed for the animal, in pence, which goes with it; null where it is paid. */
export const givenToYou = (sides: Sides, toPay: number | null, link: string): Notice =>
  asked(sides, {
    subject: `${sides.petName} is to be yours, if you agree`,
    paragraphs: [
      `The keeper of ${animal(sides)}, wants you to be its keeper from now on. Nothing changes until you say yes, and you have until ${whenText(sides.answerBy, 'day')} to answer.`,
      costOf(toPay),
      'Sign in with this address, or open an account with it: that is how we know that it is you. If you know nothing of this, say no, or leave it.',
    ],
    button: { words: `See ${sides.petName} and answer`, link },
    fixed: {
      subject: 'Somebody wants to give you a pet',
      paragraphs: [
        `Somebody has named this address on Homeward, the register of pet microchips, and asks you to be the keeper of a pet. Nothing changes unless you say yes, and you have until ${whenText(sides.answerBy, 'day')}.`,
        'If you know nothing of this, do nothing, or say no.',
      ],
    },
  })

export const givenToYourOrganisation = (sides: Sides, toPay: number | null): Notice =>
  asked(sides, {
    subject: `You are asked to take in ${sides.petName}`,
    paragraphs: [
      `The keeper of ${animal(sides)}, wants to give it to your organisation. Nothing changes until you take it in, and you have until ${whenText(sides.answerBy, 'day')} to answer.`,
      costOf(toPay),
    ],
    button: { words: 'See what its keeper says', link: paths.welfareHomes },
  })

const costOf = (pence: number | null) =>
  pence === null
    ? 'Its registration is paid already: becoming the keeper is free, and so is every change you make later.'
    : `Its registration is still to be paid: ${moneyText(pence)}, once, for its whole life. You pay after you say yes, by card or with a plan that you have. It can be found meanwhile, paid or not, and changes are free for ever.`

export const stillToAnswer = (sides: Sides, link: string): Notice =>
  asked(sides, {
    subject: `${sides.petName} waits for your answer`,
    paragraphs: [
      `You were asked to be the keeper of ${animal(sides)}. On ${whenText(sides.answerBy, 'day')} this ends by itself, and everything stays as it is.`,
      'The link in our first message works still; or sign in with this address and look under your requests.',
    ],
    button: { words: 'Answer', link },
    fixed: {
      subject: 'You were asked to be the keeper of a pet',
      paragraphs: [
        `We wrote to this address about a pet that somebody wants to give you. On ${whenText(sides.answerBy, 'day')} this ends by itself, and nothing changes.`,
        'The link in our first message works still. If you know nothing of this, do nothing.',
      ],
    },
  })

export const takenBack = (sides: Sides): Notice =>
  asked(sides, {
    subject: `The rehoming of ${sides.petName} was taken back`,
    paragraphs: [`The keeper of ${sides.petName} keeps it after all. There is nothing for you to do.`],
    button: { words: 'See your requests', link: paths.requests },
    fixed: {
      subject: 'What we asked you has ended',
      paragraphs: [
        'We wrote to this address about a pet that somebody wanted to give you. Its keeper keeps it after all. There is nothing to do.',
      ],
    },
  })

export const saidNo = (sides: Sides): Notice => ({
  subject: `${sides.petName} stays with you for now`,
  paragraphs: [`The other side said no to taking ${animal(sides)}. You are its keeper as before, and may ask somebody else.`],
  button: { words: 'See what you can do', link: paths.pet(sides.petId) },
})

export const ranOut = (sides: Sides): Notice => ({
  subject: `${sides.petName} stays with you for now`,
  paragraphs: [
    `The time to find a new home for ${animal(sides)}, has ended without one. You are its keeper as before, and may begin again.`,
  ],
  button: { words: 'See what you can do', link: paths.pet(sides.petId) },
})

export const homeOffered = (sides: Sides, by: string): Notice => ({
  subject: `A home is offered to ${sides.petName}`,
  paragraphs: [
    `${by} offers a home to ${sides.petName}. Read what they say, and choose when you are ready: they are not told who you are.`,
  ],
  button: { words: 'Read it', link: paths.requests },
})

export const notChosen = (petName: string): Notice => ({
  subject: `${petName} has found a home`,
  paragraphs: [`Thank you for offering a home to ${petName}. Its keeper has chosen another one. Other animals are still looking.`],
  button: { words: 'Animals that look for a home', link: paths.homes },
})

export const noLongerLooking = (petName: string): Notice => ({
  subject: `${petName} no longer looks for a home`,
  paragraphs: [`Thank you for offering a home to ${petName}. Its keeper has decided to keep it. Other animals are still looking.`],
  button: { words: 'Animals that look for a home', link: paths.homes },
})

export const youGaveIt = (sides: Sides, until: Date): Notice => ({
  subject: `${sides.petName} has a new keeper`,
  paragraphs: [
    `${animal(sides)}, has a new keeper, as you wanted. This is your receipt: from today you no longer answer for it on the register.`,
    `If this was wrong, or was not you, say so until ${whenText(until)}. Nobody else can become the keeper until it is settled.`,
  ],
  button: { words: 'See the receipt', link: paths.requests },
})

export const youHaveIt = (sides: Sides, until: Date, toPay: number | null): Notice => ({
  source: source(sides),
  subject: `You are the keeper of ${sides.petName}`,
  paragraphs: [
    `${animal(sides)}, is registered with you as the keeper from now on. Keepership is not ownership: it says with whom the animal lives and who answers for it.`,
    ...(toPay === null ? [] : [stillToPay(sides.petName, toPay)]),
    `If this was wrong, you can give it back until ${whenText(until)}.`,
  ],
  button: { words: `See the record of ${sides.petName}`, link: paths.pet(sides.petId) },
})

const stillToPay = (name: string, pence: number) =>
  `The registration is still to be paid: ${moneyText(pence)}, once, for the whole life of ${name}. Pay it on the page of your pet. We never take a pet off the register because it is not paid for.`

export const youSaidWrong = (sides: Sides): Notice => ({
  subject: `We are looking into the rehoming of ${sides.petName}`,
  paragraphs: [
    `You have told us that the change of keeper of ${animal(sides)}, was wrong. It cannot go to anybody else until our staff have settled it.`,
    `If ${sides.petName} was taken from you, tell the police as well, and give us their reference.`,
  ],
  button: { words: 'See where it stands', link: paths.requests },
})

export const theySaidWrong = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `The former keeper of ${sides.petName} says that the change was wrong`,
  paragraphs: [
    `You are the keeper of ${animal(sides)}, but its former keeper says that the change was wrong. Our staff look into it; it cannot go to anybody else meanwhile.`,
    'If you agree, you can give it back at once.',
  ],
  button: { words: 'See where it stands', link: paths.requests },
})

export const yoursAgain = (sides: Sides): Notice => ({
  subject: `${sides.petName} is yours again`,
  paragraphs: [`You are the keeper of ${animal(sides)}, again, and its record is with you from now on.`],
  button: { words: `See the record of ${sides.petName}`, link: paths.pet(sides.petId) },
})

export const goneBack = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `${sides.petName} has gone back`,
  paragraphs: [`${animal(sides)}, is registered with its former keeper again. You no longer answer for it on the register.`],
  button: { words: 'See your requests', link: paths.requests },
})

export const resolvedAsItIs = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `The keeper of ${sides.petName} stays`,
  paragraphs: [
    `Our staff have looked into the change of keeper of ${animal(sides)}, and it stands as it is.`,
    'If a court or the police decide otherwise, send us what they say.',
  ],
  button: { words: 'See where it stands', link: paths.requests },
})
