import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

interface About {
  name: string
  chipNumber: string
}

const chip = ({ chipNumber }: About) => `microchip ${groupChipNumber(chipNumber)}`

export const petRegistered = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is on the register`,
  paragraphs: [
    `${pet.name}, ${chip(pet)}, is registered with you as the keeper. Anyone who finds ${pet.name} and has the chip scanned can now contact you through us.`,
    `You can download your certificate from ${pet.name}’s page. If you move house or change your number, tell us: it’s always free.`,
  ],
  button: { words: 'See the record and certificate', link },
  fixed: onTheRegister(link),
})

/** For an address that nobody has confirmed: whoever registered the pet typed the address and the name. */
const onTheRegister = (link: string) => ({
  subject: 'A pet has been registered with this address',
  paragraphs: [
    'Someone registered a pet on Homeward, the register of pet microchips, and gave this address as the keeper’s. If it was you, use the link in our other message to confirm the address.',
    'If it wasn’t you, use the link below to tell us to stop.',
  ],
  button: { words: 'See the record', link },
})

export const petAwaitsPayment = (pet: About, link: string): Notice => ({
  subject: `${pet.name} can already be found`,
  paragraphs: [
    `${pet.name}, ${chip(pet)}, is on the register with you as the keeper. Anyone who has the chip scanned can now contact you through us.`,
    'You still need to pay for the registration. We never take a pet off the register for non-payment.',
  ],
  button: { words: 'See the record', link },
  fixed: onTheRegister(link),
})

export const petsBroughtIn = (count: number, owing: number): Notice => ({
  subject: count === 1 ? '1 pet is on the register' : `${count} pets are on the register`,
  paragraphs: [
    `${count === 1 ? 'The pet in your file is' : `The ${count} pets in your file are`} registered with you as the keeper, and can now be found by microchip.`,
    ...(owing > 0
      ? [
          `${owing === 1 ? 'One registration still needs' : `${owing} registrations still need`} paying for. You’ll see the cheapest way on the list of your pets.`,
        ]
      : []),
    'If you didn’t send a file, tell us straight away.',
  ],
  button: { words: 'See your pets', link: paths.pets },
})

export const deathReported = (pet: About, until: Date, link: string): Notice => ({
  subject: `We’ve recorded that ${pet.name} has died`,
  paragraphs: [
    `Thank you for telling us about ${pet.name}. You don’t need to do anything else. The chip number stays with ${pet.name} and will never be used again.`,
    `If this was a mistake, or wasn’t you, you can undo it until ${whenText(until, 'day')}.`,
  ],
  button: { words: `See ${pet.name}’s record`, link },
})

/** To a keeper who has told our staff by telephone. */
export const deathRecordedForYou = (pet: About, until: Date, link: string): Notice => {
  const undo = `If this is a mistake, or it wasn’t you who rang, call us by ${whenText(until, 'day')} on ${site.phone} and we’ll undo it.`
  const button = { words: 'See the record', link }
  return {
    kind: 'needed',
    subject: `We’ve recorded that ${pet.name} has died`,
    paragraphs: [
      `We’re sorry. Thank you for ringing us about ${pet.name}. You don’t need to do anything else. The chip number stays with ${pet.name} and will never be used again.`,
      undo,
    ],
    button,
    text: `${site.name}: You rang us about ${pet.name}, and we’ve recorded the death. If it wasn’t you, call ${site.phone}. See the record:`,
    fixed: {
      subject: 'A message about your pet',
      paragraphs: ['Someone rang us to say that a pet registered with this address has died, and we’ve recorded it.', undo],
      button,
      text: `${site.name}: Someone rang us about your pet. See what we’ve recorded, or call ${site.phone}:`,
    },
  }
}

/** The same where it was a mistake. */
export const deathUndoneForYou = (pet: About, link: string): Notice => ({
  ...petReturned(pet, link),
  kind: 'needed',
  text: `${site.name}: You rang us, and ${pet.name} is back on the register. If it wasn’t you, call ${site.phone}. See the record:`,
})

export const departureReported = (pet: About, link: string): Notice => ({
  subject: `We’ve recorded that ${pet.name} has left the country`,
  paragraphs: [
    `${pet.name}, ${chip(pet)}, can still be found by its chip here. Register ${pet.name} in the new country too, because vets there check their own registers first.`,
    `If this was a mistake, or wasn’t you, undo it on ${pet.name}’s page.`,
  ],
  button: { words: `See ${pet.name}’s record`, link },
})

export const petReturned = (pet: About, link: string): Notice => ({
  subject: `${pet.name} is back on the register`,
  paragraphs: [`The record for ${pet.name}, ${chip(pet)}, is back as it was.`, 'If this wasn’t you, tell us straight away.'],
  button: { words: `See ${pet.name}’s record`, link },
})

export const missingReported = (pet: About, link: string): Notice => ({
  subject: `${pet.name} has been reported missing`,
  paragraphs: [
    `Anyone who looks up ${chip(pet)} will now see that ${pet.name} is missing, and can write to you straight away. No one else can become the keeper until ${pet.name} is reported found.`,
    `Tell local vets and rescues too and, for a dog, the council’s dog warden. When ${pet.name} is home, report it on its page.`,
    'If this wasn’t you, report it found and tell us straight away.',
  ],
  button: { words: `See ${pet.name}’s record`, link },
})

export const theftReported = (pet: About, link: string): Notice => ({
  subject: `${pet.name} has been reported stolen`,
  paragraphs: [
    `Anyone who looks up ${chip(pet)} will now see that ${pet.name} was stolen, and can write to you straight away. No one else can become the keeper until ${pet.name} is reported found.`,
    'If you haven’t already, call the police on 101, give them the microchip number and keep the crime reference.',
    'If this wasn’t you, report it found and tell us straight away.',
  ],
  button: { words: `See ${pet.name}’s record`, link },
})

export const foundReported = (pet: About, link: string): Notice => ({
  subject: `${pet.name} has been reported found`,
  paragraphs: [`We’re so glad. The record for ${pet.name}, ${chip(pet)}, is back as it was.`, 'If this wasn’t you, tell us straight away.'],
  button: { words: `See ${pet.name}’s record`, link },
})
