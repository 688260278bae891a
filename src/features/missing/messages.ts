import { KEEP_LINK } from '#features/lookup/byWaysOn.ts'
import { mapLink } from '#features/lookup/kit/maplink.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { SURENESS } from './shapes.ts'

export interface Lost {
  id: string
  petName: string
  area: string
  stolen: boolean
}

/** To the keeper who has just reported their pet lost. */
export const searchBegun = ({ id, petName, area, stolen }: Lost): Notice => ({
  kind: 'needed',
  subject: `We’re looking for ${petName} with you`,
  paragraphs: [
    `${petName} is now marked as ${stolen ? 'stolen' : 'missing'}. Anyone who looks up the chip sees that, and no one else can become the keeper.`,
    `The search is on our list for ${area}, with a place that’s close but never exact. Share its page, and tell us as soon as ${petName} is home.`,
  ],
  button: { words: 'See the search', link: paths.lostPet(id) },
})

/** What somebody reads who has rung us and whom it may not have been. */
const NOT_YOU = `If it wasn’t you who rang, call us straight away on ${site.phone}.`

/** To a keeper for whom our staff have reported it, as they asked by telephone. */
export const searchBegunForYou = ({ id, petName, area, stolen }: Lost): Notice => {
  const what = stolen ? 'stolen' : 'missing'
  const button = { words: 'See the search', link: paths.lostPet(id) }
  return {
    kind: 'needed',
    subject: `We’ve reported ${petName} ${what} for you`,
    paragraphs: [
      `You rang us, and we’ve marked ${petName} as ${what}. Anyone who looks up the chip sees that, and no one else can become the keeper. We’re asking people near ${area} to look out.`,
      `Ring local vets and rescues too and, for a dog, the council’s dog warden. Tell us as soon as ${petName} is home.`,
      NOT_YOU,
    ],
    button,
    text: `${site.name}: You rang us, and we’ve reported ${petName} ${what}. If it wasn’t you, call ${site.phone}. See the search:`,
    fixed: {
      subject: `A pet has been reported ${what}`,
      paragraphs: [`Someone rang us, and we’ve reported a pet registered with this address ${what}.`, NOT_YOU],
      button,
      text: `${site.name}: Someone rang us, and we’ve reported your pet ${what}. If it wasn’t you, call ${site.phone}. See the search:`,
    },
  }
}

/** To a keeper who has told our staff by telephone that their pet is home. */
export const homeForYou = (petName: string, petId: string): Notice => {
  const button = { words: 'See the record', link: paths.pet(petId) }
  return {
    kind: 'needed',
    subject: `${petName} is no longer reported missing`,
    paragraphs: [
      `You rang us to say that ${petName} is home. We’re so glad. We’ve ended the search, and the record is back as it was.`,
      NOT_YOU,
    ],
    button,
    text: `${site.name}: You rang us, and ${petName} is no longer reported missing. If it wasn’t you, call ${site.phone}. See the record:`,
    fixed: {
      subject: 'A pet is no longer reported missing',
      paragraphs: [`Someone rang us to say that a pet registered with this address is home, and we’ve ended the search.`, NOT_YOU],
      button,
      text: `${site.name}: Someone rang us, and your pet is no longer reported missing. If it wasn’t you, call ${site.phone}. See the record:`,
    },
  }
}

/** To whoever has reported an animal that they found, with the way back to their report. */
export const foundReported = ({ animal, link }: { animal: string; link: string }): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'Thank you for reporting the animal you found',
  paragraphs: [
    `Your report of a ${animal} is on our list. We’ll write to you if its keeper gets in touch, and won’t show anyone your details.`,
    'Use the button below to change the report, or to tell us that the animal is home. Keep the link to yourself.',
  ],
  button: { words: 'See your report', link },
  text: 'Thank you for reporting the animal you found. See or change your report:',
})

interface Sighted {
  /** Of the search. */
  id: string
  petName: string
  area: string
  seenAt: Date
  words: string | null
  sureness: (typeof SURENESS)[number]
  lat: number
  lng: number
  /** The way into the conversation without signing in; null where the finder can’t be answered. */
  link: string | null
}

const SURE: Record<Sighted['sureness'], string> = {
  sure: 'They’re sure that it’s your pet.',
  likely: 'They think that it’s likely your pet.',
  unsure: 'They aren’t sure that it’s your pet.',
}

/** To the keeper of a pet that someone has seen. */
export const seen = ({ id, petName, area, lat, lng, seenAt, words, sureness, link }: Sighted): Notice => ({
  kind: 'urgent',
  source: `search/${id}`,
  subject: `Someone may have seen ${petName}`,
  paragraphs: [
    `Someone has told us that they saw ${petName} in ${area} on ${whenText(seenAt)}. ${SURE[sureness]}`,
    ...(words ? [`They wrote: “${words}”`] : []),
    `Where they say they saw it: ${area}`,
    'Look at the place, and tell us if it was your pet.',
    ...(link ? ['You can write back to them: they won’t see your name, address, e-mail or phone number.', KEEP_LINK] : []),
  ],
  button: link ? { words: 'Reply without signing in', link } : { words: 'See the sighting', link: paths.lostPet(id) },
  map: { words: 'See the place on a map', link: mapLink({ lat, lng }) },
  text: `${site.name}: Someone may have seen ${petName} in ${area}. ${link ? 'Reply at' : 'See more:'}`,
  fixed: {
    subject: 'Someone may have seen your pet',
    paragraphs: ['Someone has told us that they saw a pet registered with this address. Sign in to see where, and confirm this address.'],
    button: { words: 'See the sighting', link: paths.lostPet(id) },
    text: `${site.name}: Someone may have seen your pet. Sign in to see where:`,
  },
})

/** To whoever saw an animal, with the way to the keeper’s answer. */
export const thankedForSighting = ({ petName, link }: { petName: string; link: string }): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: `Thank you for looking out for ${petName}`,
  paragraphs: [
    `We’ve told the keeper where and when you saw ${petName}. They don’t see your details.`,
    'Use the button below to read their answer or write again. Keep the link to yourself.',
  ],
  button: { words: 'See the conversation', link },
  text: `${site.name}: We’ve told the keeper where you saw ${petName}. Read their answer or write again:`,
})

/** To whoever reported a found animal and has not confirmed their address: a keeper has written to them. */
export const keeperAsks = (link: string): Notice => ({
  kind: 'needed',
  fixed: 'same',
  subject: 'A keeper has a question about the animal you found',
  paragraphs: [
    'Someone who is looking for their pet thinks that it may be the animal you reported. They’ve sent you a message through us.',
    'Use the button below to read it and reply. They don’t see your details.',
  ],
  button: { words: 'Read and reply', link },
  text: `${site.name}: A keeper has a question about the animal you found. Read and reply:`,
})

/** To a keeper: an animal was found that is like theirs. */
export const foundOneLike = ({ id, petName, area, reasons }: { id: string; petName: string; area: string; reasons: string[] }): Notice => ({
  kind: 'urgent',
  source: `search/${id}`,
  subject: `An animal like ${petName} has been found`,
  paragraphs: [
    `Someone has reported an animal in ${area} that may be ${petName}. ${reasons.slice(0, 3).join('. ')}.`,
    'Look at the report. If it may be yours, you can write to the person who found it.',
  ],
  button: { words: 'See the report', link: paths.lostPet(id) },
  text: `${site.name}: An animal like ${petName} has been found in ${area}. Is it yours?`,
})

/** To someone nearby who asked to be told of lost animals. */
export const lookOut = ({
  id,
  petName,
  animal,
  area,
  colour,
}: Record<'id' | 'petName' | 'animal' | 'area' | 'colour', string>): Notice => ({
  subject: `${petName} is missing near you`,
  paragraphs: [
    `A ${animal} called ${petName}${colour ? `, ${colour.toLowerCase()},` : ''} is missing in ${area}. If you see it, don’t chase it: note the place and the time, and tell us.`,
    'You get this because you asked to hear about lost animals near you. You can stop that in your profile at any time.',
  ],
  button: { words: `See ${petName}`, link: paths.lostPet(id) },
})

/** To a keeper whose pet has been missing for so many days. */
export const howDoesItGo = ({ id, petName, day }: { id: string; petName: string; day: number }): Notice => ({
  subject: `How is the search for ${petName} going?`,
  paragraphs: [NEXT[day] ?? '', `Is ${petName} home? Tell us, so that people stop looking and the record can be changed again.`],
  button: { words: 'See the search', link: paths.lostPet(id) },
})

/** What helps on the day of a reminder. */
const NEXT: Record<number, string> = {
  1: 'Call the vet practices and rescues near you, and ask neighbours to look in sheds and garages. Print the poster from the page of the search.',
  3: 'Put up posters where people walk, and search again at dawn and dusk, when it’s quiet. Many animals hide close to home.',
  7: 'Search further out, and call the dog wardens and rescues of the councils around you as well.',
  14: 'Put new posters up in place of old ones, and look at the animals found near you: we show you those that are like yours.',
  30: 'Animals do come home after months. The chip doesn’t run out, and anyone who looks it up will see that your pet is missing.',
}

/** To a keeper whose search nobody has touched for 90 days. */
export const searchRests = ({ id, petName }: { id: string; petName: string }): Notice => ({
  subject: `The search for ${petName} is resting`,
  paragraphs: [
    `Nothing has changed in the search for ${petName} for 90 days, so it’s resting. ${petName} is still marked as missing, and anyone can still find the search.`,
    'You can begin it again at any time.',
  ],
  button: { words: 'See the search', link: paths.lostPet(id) },
})

/** To whoever found an animal that nobody has claimed in 90 days. */
export const foundExpired = ({ animal }: { animal: string }): Notice => ({
  fixed: 'same',
  subject: 'Your report of a found animal has ended',
  paragraphs: [`No one has claimed the ${animal} you reported 90 days ago, so the report is no longer on our list. Thank you for helping.`],
})
