import type { Question } from './question.ts'

export const chips: readonly Question[] = [
  {
    asked: 'Can the chip tell me where my pet is?',
    answer: [
      'No. A microchip has no battery and no GPS. It holds a number that a reader can pick up from a few centimetres away. [What a microchip is, and what it isn’t](/news/what-a-microchip-is).',
    ],
    also: 'track gps location tracker find',
  },
  {
    asked: 'By when must my pet be chipped?',
    answer: [
      'Dogs have to be chipped by 8 weeks old everywhere in the UK, and cats by 20 weeks old in England. If yours goes to a new keeper sooner, it has to be chipped before it goes. [Work out the date for your pet](/microchipping#deadline).',
    ],
    also: 'law deadline age weeks fine kitten puppy compulsory',
  },
  {
    asked: 'Where do I find my pet’s microchip number?',
    answer: [
      'On the label or card you got when it was chipped, on the registration certificate, or in your vet’s records. If you can’t find it, ask your vet to scan your pet.',
    ],
    also: 'lost number 15 digits label where',
  },
  {
    asked: 'Why do you say that my number can’t be right?',
    answer: [
      'A chip number has 15 digits, and not every 15 digits can be on a chip. If we say that a number is impossible, a digit is missing, added or wrong, and we say why. You can paste a number with spaces or dashes, or scan the label with your phone’s camera.',
    ],
    also: 'invalid wrong impossible digits scan barcode',
  },
  {
    asked: 'Can I register a chip of any make?',
    answer: [
      'Yes, from any maker. It doesn’t have to be a chip that came from us, and it doesn’t have to be a dog or a cat. Older numbers with 9 or 10 characters can be looked up here too.',
    ],
    also: 'brand avid rabbit horse ferret tortoise old foreign chip',
  },
  {
    asked: 'The chip has stopped working, or has moved. What now?',
    answer: [
      'Ask your vet to pass a reader over the whole animal. If the chip has failed or moved, that has to be reported, and vets and implanters can do it from their account here. If your pet gets a new chip, the old number stays on its record, and looking up either one finds it.',
    ],
    also: 'failed migrated dead broken second chip',
  },
  {
    asked: 'Who can chip my pet?',
    answer: [
      'A vet, a vet nurse or student under a vet’s direction, or someone who’s been trained and assessed for that kind of animal. You can’t do it yourself without that. [Find an implanter near you](/implanters): we’ve checked the evidence of everyone there.',
    ],
    also: 'implanter book appointment vet microchipping near',
  },
]
