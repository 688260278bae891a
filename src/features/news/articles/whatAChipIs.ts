import type { Article } from './article.ts'

export const whatAChipIs: Article = {
  slug: 'what-a-microchip-is',
  title: 'What a microchip is, and what it isn’t',
  publishedOn: '2026-11-04',
  summary: 'It has no battery, it doesn’t know where your pet is, and it doesn’t hold your name. Here’s what it does instead.',
  topic: 'record',
  picture: 'chip',
  body: [
    'A pet’s microchip is a small glass capsule, about the size of a grain of rice. A vet or another trained person puts it under the skin, usually between the shoulder blades. Inside there’s a coil and a chip that knows one thing: a number.',
    { heading: 'How it’s read' },
    'It has no battery. A reader held a few centimetres away sends out a radio field, the coil picks up the energy, and the chip answers with its number. Chips in the UK work at 134.2 kHz and follow the standards ISO 11784 and 11785, so any reader made for them can read any of them. Some older animals have chips of another kind, and vets’ readers usually read those too.',
    'The number has 15 digits. The first three say who made the chip, or in some countries which country issued it. The rest is the chip’s own. The number has no check digit, which means that a single slip in typing it gives another number that looks just as good. If you can, scan the label with your phone’s camera: [our search](/home) reads it.',
    { heading: 'What it isn’t' },
    {
      points: [
        'It isn’t a tracker. It can’t tell anyone where your pet is. Only someone with a reader, right beside your pet, can read it.',
        'It doesn’t hold your name or address. Those are on a register, under the number.',
        'It doesn’t prove that you own the animal. A register says who its keeper is, and that isn’t the same.',
        'It doesn’t expire. It has nothing in it that runs down, and nothing that needs renewing. If someone says otherwise, [read about scam messages](/news/chip-scams).',
      ],
    },
    { heading: 'Why the register matters more than the chip' },
    'If a chip isn’t on a register, a finder can’t reach you. They can’t reach you on an old phone number either. The chip is put in once, but you have to keep the register up to date: your address, your phone, and who to call if you don’t answer. On our register that’s free, as often as you need it.',
    { heading: 'When something goes wrong' },
    'Chips are reliable, but not perfect. A few stop answering, and some move under the skin, for example down a leg. So anyone who scans an animal should pass the reader over all of it, not only the neck. Ask your vet to scan your pet when you’re there anyway.',
    'In England, anyone who finds that a chip has failed, moved or caused harm must report it to the Secretary of State, in practice to the Veterinary Medicines Directorate. Vets and implanters who use our register get the report filled in. When a chip has to be replaced, the old number stays with the animal, and looking up either one finds it.',
    { heading: 'Collar, tag and chip' },
    'A chip doesn’t replace a collar. In England, Wales and Scotland, a dog in a public place has to wear its keeper’s name and address on its collar or tag. A neighbour can read a tag straight away, without a reader. When the collar is gone, the chip is still there. They work best together.',
  ],
  sources: [
    {
      words: 'Failures and adverse reactions: SI 2023/468, regulation 11',
      link: 'https://www.legislation.gov.uk/uksi/2023/468/regulation/11',
    },
    { words: 'Control of Dogs Order 1992 (SI 1992/901)', link: 'https://www.legislation.gov.uk/uksi/1992/901' },
  ],
}
