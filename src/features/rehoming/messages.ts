import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Addressee, Notice } from '#platform/jobs/notify.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { quoted } from '#platform/text/quoted.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { firstNameOf, type Sides } from './queries.ts'

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
  ...(fixed && {
    fixed: { ...fixed, button: { words: 'See the request', link: words.button.link }, text: `${site.name}: ${fixed.subject}.` },
  }),
})

const source = ({ fromAccount }: Sides) => `account/${fromAccount}`

/** `toPay`: what is owed for the animal, in pence, which goes with it; null where it is paid. */
export const givenToYou = (sides: Sides, toPay: number | null, link: string): Notice =>
  asked(sides, {
    subject: `You’ve been asked to be ${sides.petName}’s keeper`,
    paragraphs: [
      `${firstNameOf(sides.giverName)}, the keeper of ${animal(sides)}, would like you to be its new keeper. Nothing changes until you say yes. Answer by ${whenText(sides.answerBy, 'day')}.`,
      ...(sides.note ? quoted(sides.note) : []),
      costOf(toPay),
      'Sign in with this address, or create an account with it, so we know it’s you. If you don’t recognise this, say no or ignore it.',
    ],
    button: { words: `See ${sides.petName} and answer`, link },
    fixed: {
      subject: 'Someone wants to give you a pet',
      paragraphs: [
        `Someone has given us this address on Homeward, the pet microchip register, and asked you to be a pet’s keeper. Nothing changes unless you say yes. Answer by ${whenText(sides.answerBy, 'day')}.`,
        'If you don’t recognise this, say no or ignore it.',
      ],
    },
  })

export const givenToYourOrganisation = (sides: Sides, toPay: number | null): Notice =>
  asked(sides, {
    subject: `You’ve been asked to take in ${sides.petName}`,
    paragraphs: [
      `${firstNameOf(sides.giverName)}, the keeper of ${animal(sides)}, would like to give it to your organisation. Nothing changes until you take it in. Answer by ${whenText(sides.answerBy, 'day')}.`,
      ...(sides.note ? quoted(sides.note) : []),
      costOf(toPay),
    ],
    button: { words: 'See what the keeper says', link: paths.welfareHomes },
  })

const costOf = (pence: number | null) =>
  pence === null
    ? 'The registration is already paid for. Becoming the keeper is free, and so is every change you make later.'
    : `The registration still has to be paid for: ${moneyText(pence)}, once, for life. You pay after you say yes, by card or with a plan you already have. The animal can be found in the meantime, paid or not, and changes are free for ever.`

export const stillToAnswer = (sides: Sides, link: string): Notice =>
  asked(sides, {
    subject: `Reminder: you’ve been asked to be ${sides.petName}’s keeper`,
    paragraphs: [
      `You’ve been asked to be the keeper of ${animal(sides)}. If you don’t answer, the request ends on ${whenText(sides.answerBy, 'day')} and nothing changes.`,
      'The link in our first message still works. You can also sign in with this address and go to your requests.',
    ],
    button: { words: 'Answer the request', link },
    fixed: {
      subject: 'Reminder: you’ve been asked to be a pet’s keeper',
      paragraphs: [
        `We wrote to this address about a pet that someone wants to give you. If you don’t answer, the request ends on ${whenText(sides.answerBy, 'day')} and nothing changes.`,
        'The link in our first message still works. If you don’t recognise this, ignore it.',
      ],
    },
  })

export const takenBack = (sides: Sides): Notice =>
  asked(sides, {
    subject: `The rehoming of ${sides.petName} has been withdrawn`,
    paragraphs: [`${sides.petName}’s keeper has decided to keep ${sides.petName}. You don’t need to do anything.`],
    button: { words: 'See your requests', link: paths.requests },
    fixed: {
      subject: 'You don’t need to answer any more',
      paragraphs: [
        'We wrote to this address about a pet that someone wanted to give you. Its keeper has decided to keep it, so you don’t need to do anything.',
      ],
    },
  })

export const saidNo = (sides: Sides): Notice => ({
  subject: `${sides.petName} is staying with you for now`,
  paragraphs: [`You offered ${animal(sides)}, and they said no. You’re still the keeper, and can ask someone else.`],
  button: { words: 'See what you can do', link: paths.pet(sides.petId) },
})

export const ranOut = (sides: Sides): Notice => ({
  subject: `${sides.petName} is staying with you for now`,
  paragraphs: [
    `The time to find a new home for ${animal(sides)}, is over and no one has taken it. You’re still the keeper, and can start again.`,
  ],
  button: { words: 'See what you can do', link: paths.pet(sides.petId) },
})

export const homeOffered = (sides: Sides, by: string): Notice => ({
  subject: `${sides.petName} has been offered a home`,
  paragraphs: [
    `${by} has offered ${sides.petName} a home. Read what they say, and choose when you’re ready. We won’t tell them who you are.`,
  ],
  button: { words: 'Read the offer', link: paths.requests },
})

/** Where the two write to each other, with what each can do beside it. */
const talkOf = ({ threadId }: Sides) => (threadId ? paths.conversation(threadId) : paths.requests)

/** `said`: what the keeper wrote when they chose. */
export const youWereChosen = (sides: Sides, said: string): Notice => ({
  source: source(sides),
  subject: `You’ve been chosen to give ${sides.petName} a home`,
  paragraphs: [
    `${firstNameOf(sides.giverName)}, the keeper of ${animal(sides)}, has chosen you. Write to each other, meet, and agree a day to hand ${sides.petName} over.`,
    ...(said ? quoted(said) : []),
    `Nothing changes on the register until ${sides.petName} is with you and you’ve confirmed it. You have until ${whenText(sides.answerBy, 'day')}.`,
  ],
  button: { words: `Write to ${firstNameOf(sides.giverName)}`, link: talkOf(sides) },
})

export const dayPlanned = (sides: Sides, on: string): Notice => ({
  source: source(sides),
  subject: `${sides.petName}: hand-over on ${whenText(on, 'day')}`,
  paragraphs: [
    `The day to hand ${sides.petName} over is now ${whenText(on, 'day')}. If it doesn’t suit you, write back or choose another day.`,
  ],
  button: { words: 'Open the conversation', link: talkOf(sides) },
})

export const confirmItIsWithYou = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `Is ${sides.petName} with you?`,
  paragraphs: [
    `${firstNameOf(sides.giverName)} says ${animal(sides)}, has been handed over to you. Confirm it and you’re the keeper. Until then, we contact ${firstNameOf(sides.giverName)} if ${sides.petName} is found.`,
    `If ${sides.petName} isn’t with you, say so. You have until ${whenText(sides.answerBy, 'day')}.`,
  ],
  button: { words: 'Confirm or say no', link: talkOf(sides) },
})

export const handOverDue = (sides: Sides): Notice => ({
  subject: `Have you handed ${sides.petName} over?`,
  paragraphs: [
    `You planned to hand ${animal(sides)}, over on ${whenText(sides.handOverOn ?? sides.answerBy, 'day')}. If you have, tell us. If not, choose another day, or say that you couldn’t agree. Until the new keeper confirms, you’re the keeper.`,
  ],
  button: { words: 'Say what happened', link: talkOf(sides) },
})

export const notHandedOver = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `${sides.petName} hasn’t been handed over yet`,
  paragraphs: [`The other side says ${animal(sides)}, hasn’t been handed over yet. Write to each other and agree another day.`],
  button: { words: 'Open the conversation', link: talkOf(sides) },
})

/** To the other side than the one that said so. */
export const couldNotAgree = (sides: Sides, saidBy: 'giver' | 'taker'): Notice =>
  saidBy === 'giver'
    ? {
        source: source(sides),
        subject: `${sides.petName} is looking for another home`,
        paragraphs: [`The keeper says the two of you couldn’t agree about ${sides.petName}. Nothing has changed on the register.`],
        button: { words: 'See animals looking for a home', link: paths.homes },
      }
    : {
        subject: `${sides.petName} is looking for a home again`,
        paragraphs: [
          `The person you chose says the two of you couldn’t agree. You’re still ${sides.petName}’s keeper, and ${sides.petName} is listed again. Any other offers are still there.`,
        ],
        button: { words: 'See the offers', link: paths.myRequests },
      }

/** For whoever was chosen, when the time to hand over has run out. */
export const handOverRanOut = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `The time to hand ${sides.petName} over has ended`,
  paragraphs: [
    `No one confirmed in time that ${animal(sides)}, was handed over, so the keeper stays the same. If ${sides.petName} is with you, ask to be the keeper on your requests page.`,
  ],
  button: { words: 'See your requests', link: paths.requests },
})

export const notChosen = (petName: string): Notice => ({
  subject: `${petName} has found a home`,
  paragraphs: [`Thank you for offering ${petName} a home. It now has another home. Other animals are still looking for a home.`],
  button: { words: 'See animals looking for a home', link: paths.homes },
})

export const noLongerLooking = (petName: string): Notice => ({
  subject: `${petName} is no longer looking for a home`,
  paragraphs: [
    `Thank you for offering ${petName} a home. The keeper has decided to keep ${petName}. Other animals are still looking for a home.`,
  ],
  button: { words: 'See animals looking for a home', link: paths.homes },
})

export const youGaveIt = (sides: Sides, until: Date): Notice => ({
  subject: `${sides.petName} has a new keeper`,
  paragraphs: [
    `${animal(sides)}, has a new keeper, as you wanted. This is your receipt. From today you’re no longer responsible for it on the register.`,
    `If this was wrong, or wasn’t you, tell us by ${whenText(until)}. No one else will be able to become the keeper until it’s settled.`,
  ],
  button: { words: 'See the receipt', link: paths.pastRequests },
})

export const youHaveIt = (sides: Sides, until: Date, toPay: number | null): Notice => ({
  source: source(sides),
  subject: `You’re ${sides.petName}’s keeper now`,
  paragraphs: [
    `You’re now the registered keeper of ${animal(sides)}. Being the keeper isn’t the same as being the owner: the keeper is who an animal lives with and who’s responsible for it.`,
    ...(toPay === null ? [] : [stillToPay(sides.petName, toPay)]),
    `If this was wrong, you can give ${sides.petName} back until ${whenText(until)}.`,
  ],
  button: { words: `See ${sides.petName}’s record`, link: paths.pet(sides.petId) },
})

const stillToPay = (name: string, pence: number) =>
  `You still need to pay for the registration: ${moneyText(pence)}, once, for ${name}’s whole life. You can pay on your pet’s page. We never take a pet off the register because it hasn’t been paid for.`

export const youSaidWrong = (sides: Sides): Notice => ({
  subject: `We’re looking into the rehoming of ${sides.petName}`,
  paragraphs: [
    `You’ve told us that the change of keeper of ${animal(sides)}, was wrong. ${sides.petName} can’t go to anyone else until our staff have settled it.`,
    `If ${sides.petName} was taken from you, tell the police too, and give us their reference.`,
  ],
  button: { words: 'See where things stand', link: paths.requests },
})

export const theySaidWrong = (sides: Sides): Notice => ({
  source: source(sides),
  subject: `${sides.petName}’s former keeper says the change was wrong`,
  paragraphs: [
    `You’re the keeper of ${animal(sides)}, but the former keeper says the change was wrong. Our staff are looking into it. In the meantime, ${sides.petName} can’t go to anyone else.`,
    `If you agree, you can give ${sides.petName} back straight away.`,
  ],
  button: { words: 'See where things stand', link: paths.requests },
})

/** Why Staff resolved it as they did, where they did; both sides read it. */
const whyWords = (why: string | undefined) => (why ? [`Why: ${why}`] : [])

/** A decision of our staff can't wait until they ring us. */
const kindOf = (why: string | undefined) => (why ? ({ kind: 'needed' } as const) : {})

export const yoursAgain = (sides: Sides, why?: string): Notice => ({
  ...kindOf(why),
  subject: `${sides.petName} is yours again`,
  paragraphs: [`You’re the registered keeper of ${animal(sides)}, again.`, ...whyWords(why)],
  button: { words: `See ${sides.petName}’s record`, link: paths.pet(sides.petId) },
})

export const goneBack = (sides: Sides, why?: string): Notice => ({
  ...kindOf(why),
  source: source(sides),
  subject: `${sides.petName} has gone back to the former keeper`,
  paragraphs: [
    `${animal(sides)}, is registered to the former keeper again. You’re no longer responsible for it on the register.`,
    ...whyWords(why),
  ],
  button: { words: 'See your requests', link: paths.pastRequests },
})

export const resolvedAsItIs = (sides: Sides, why: string): Notice => ({
  ...kindOf(why),
  source: source(sides),
  subject: `${sides.petName}’s keeper stays the same`,
  paragraphs: [
    `Our staff have looked into the change of keeper of ${animal(sides)}, and the change stands.`,
    ...whyWords(why),
    'If a court or the police decide otherwise, send us their decision.',
  ],
  button: { words: 'See where things stand', link: paths.requests },
})
