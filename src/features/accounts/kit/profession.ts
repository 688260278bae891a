import { holds, type Session, useSession } from '#platform/web/session.ts'
import { FILE_LINKS_DAYS } from './kept.ts'

interface Words {
  profileLead: string
  mobileLead: string
  alerts: string
  securityWord: string
  closing: string
  data: string
  backup: string
  recordTitle: string
  notFound: string
  changes: string
  requests: string
  death: (name: string) => { title: string; text: string }
}

const KEEPER: Words = {
  profileLead: 'How we’ll reach you when your pet is found. Changes are always free.',
  mobileLead: 'The quickest way to reach you when your pet is found.',
  alerts: 'When someone looks up your pet’s chip or finds your pet',
  securityWord:
    'We’ll put it in our e-mails, so you know they’re from us. If an e-mail about your pet’s chip doesn’t have it, don’t follow its links.',
  closing: 'Your pets’ records stay on the register, so they can still be brought home.',
  data: `Everything we hold about you and your pets, in one file (JSON) that other programs can read. It has a link to each photo and document you’ve sent us, which works for ${FILE_LINKS_DAYS} days. It’s yours to take anywhere.`,
  backup: 'The rescue that will take your pet back if you can’t keep it. A vet looks here before anything else is decided.',
  recordTitle: 'Your pet',
  notFound: 'We can’t find this pet in your account',
  changes: 'So that we contact the right person if your pet is found.',
  requests: 'Animals coming to you, pets you’re giving away, and requests about your pets.',
  death: (name) => ({
    title: `In memory of ${name}`,
    text: `We’re sorry for your loss. ${name}’s record will stay with you as it was, and its chip number will never be given to another animal.`,
  }),
}

/** For an animal in a rescue’s kennels or a breeder’s litter nobody has to be comforted, and it is no pet of theirs. */
export const PROFESSION: Words = {
  profileLead: 'How we’ll reach you about your work and the animals on your account. Changes are always free.',
  mobileLead: 'The quickest way to reach you about an animal.',
  alerts: 'When someone looks up the chip of an animal on your account, or finds it',
  securityWord:
    'We’ll put it in our e-mails, so you know they’re from us. If an e-mail about an animal’s chip doesn’t have it, don’t follow its links.',
  closing: 'The animals’ records stay on the register, so they can still be brought home.',
  data: `Everything we hold about you and your animals, in one file (JSON) that other programs can read. It has a link to each photo and document you’ve sent us, which works for ${FILE_LINKS_DAYS} days. It’s yours to take anywhere.`,
  backup: 'The rescue that will take an animal back if you can’t keep it. A vet looks here before anything else is decided.',
  recordTitle: 'Animal',
  notFound: 'We can’t find this animal in your account',
  changes: 'So that we contact the right person if the animal is found.',
  requests: 'Animals coming to you, animals you’re passing on, and requests about the animals on your account.',
  death: (name) => ({
    title: `${name} has died`,
    text: `The record is closed and stays with you as it was. The chip number will never be given to another animal.`,
  }),
}

/** What to say to somebody: as to a pet’s keeper, or, where animals are only their work, in the words of that. */
export const wordsFor = (session: Pick<Session, 'profileTypes'> | null): Words =>
  TRADES.some((trade) => holds(trade, session)) && !holds('Customer', session) ? PROFESSION : KEEPER

const TRADES = ['Welfare', 'Breeder', 'Implanter'] as const

export const useProfession = (): Words => wordsFor(useSession())
