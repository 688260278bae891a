import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'

interface About {
  name: string
  chipNumber: string
}

const chip = ({ chipNumber }: About) => `microchip ${groupChipNumber(chipNumber)}`

export const petRegistered = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is on the register`,
  paragraphs: [
    `${pet.name}, ${chip(pet)}, is registered with you as the keeper. Whoever finds ${pet.name} and has the chip read can reach you through us from now on.`,
    'Your certificate waits for you on the page of your pet. When you move, or change your number, change it there: it is free, for ever.',
  ],
  button: { words: 'See the record and the certificate', link },
  fixed: onTheRegister(link),
})

/** For an address that nobody has confirmed: whoever registered the pet typed the address and the name. */
const onTheRegister = (link: string) => ({
  subject: 'A pet is registered with this address',
  paragraphs: [
    'Somebody registered a pet on Homeward, the register of pet microchips, and gave this address as the keeper’s. If it was you, confirm the address with the link in our other message.',
    'If it was not you, tell us to stop with the link below.',
  ],
  button: { words: 'See the record', link },
})

export const petAwaitsPayment = (pet: About, link: string): Notice => ({
  subject: `${pet.name} can be found already`,
  paragraphs: [
    `${pet.name}, ${chip(pet)}, is on the register with you as the keeper, and whoever has the chip read can reach you through us from now on.`,
    'The registration is still to be paid for. We never take a pet off the register because of that.',
  ],
  button: { words: 'See the record', link },
  fixed: onTheRegister(link),
})

export const petsBroughtIn = (count: number): Notice => ({
  subject: count === 1 ? '1 pet is on the register' : `${count} pets are on the register`,
  paragraphs: [
    `${count === 1 ? 'The pet of your file is' : `The ${count} pets of your file are`} registered with you as the keeper, and can be found by their chips from now on.`,
    'If you did not send a file, tell us at once.',
  ],
  button: { words: 'See your pets', link: paths.pets },
})

export const deathReported = (pet: About, until: Date, link: string): Notice => ({
  subject: `We have written down that ${pet.name} has died`,
  paragraphs: [
    `Thank you for telling us about ${pet.name}. There is nothing more for you to do. The chip number stays with ${pet.name} and will never be used again.`,
    `If this was not meant, or was not you, it can be taken back until ${whenText(until, 'day')}.`,
  ],
  button: { words: `The record of ${pet.name}`, link },
})

export const departureReported = (pet: About, link: string): Notice => ({
  subject: `We have written down that ${pet.name} has left the country`,
  paragraphs: [
    `${pet.name}, ${chip(pet)}, can still be found by its chip here. Register it where it lives now as well, because vets there ask their own registers first.`,
    'If this was not meant, or was not you, take it back on the page of your pet.',
  ],
  button: { words: `The record of ${pet.name}`, link },
})

export const petReturned = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is back on the register`,
  paragraphs: [`The record of ${pet.name}, ${chip(pet)}, is as it was before.`, 'If this was not you, tell us at once.'],
  button: { words: `The record of ${pet.name}`, link },
})

export const missingReported = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is reported missing`,
  paragraphs: [
    `Whoever looks up ${chip(pet)} is told from now on that ${pet.name} is missing, and can write to you at once. Nobody else can become the keeper meanwhile.`,
    `Tell the vets and rescues near you as well, and for a dog the council’s dog warden. When ${pet.name} is home, say so on the page of your pet.`,
    'If this was not you, report your pet found and tell us at once.',
  ],
  button: { words: `The record of ${pet.name}`, link },
})

export const theftReported = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is reported stolen`,
  paragraphs: [
    `Whoever looks up ${chip(pet)} is told from now on that ${pet.name} was stolen, and can write to you at once. Nobody else can become the keeper meanwhile.`,
    'Tell the police on 101 if you have not yet, give them the number of the microchip, and keep the crime reference.',
    'If this was not you, report your pet found and tell us at once.',
  ],
  button: { words: `The record of ${pet.name}`, link },
})

export const foundReported = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is reported found`,
  paragraphs: [`We are glad. The record of ${pet.name}, ${chip(pet)}, is as it was before.`, 'If this was not you, tell us at once.'],
  button: { words: `The record of ${pet.name}`, link },
})
