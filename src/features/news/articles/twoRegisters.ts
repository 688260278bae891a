import type { Article } from './article.ts'

export const twoRegisters: Article = {
  slug: 'two-registers-one-chip',
  title: 'One chip, two registers: which one counts?',
  publishedOn: '2026-11-17',
  summary: 'The same number can be on more than one register, with different keepers. Here’s how that happens, and how to put it right.',
  topic: 'record',
  picture: 'certificate',
  body: [
    'There isn’t one microchip database in the UK. There are more than twenty, run by different companies. Each holds its own records, and nothing stops the same number from being on two of them.',
    { heading: 'How it happens' },
    {
      points: [
        'The breeder used one register, and the new keeper signed up with another.',
        'The vet’s software registered the chip where it always does, and the keeper didn’t know.',
        'A rescue registered the animal again, without asking where it had been.',
        'The keeper believed a message about an “expired” chip, and paid for a register they didn’t need.',
      ],
    },
    'It matters when someone scans your pet. If one record has an old phone number, the finder may call that one first. And if someone with a claim to the animal is on the other register, two people can each believe that they’re its keeper.',
    { heading: 'What registers have to do' },
    'A register in the UK has to tell others which numbers it holds, and has to send people who ask about a number to the register that has it. It tells them yes or no, and nothing about the keeper. Whenever you look up a number that isn’t here, we ask every register that answers us. We also ask them from time to time about the numbers that are here, so that a second record comes to light.',
    { heading: 'What we do when there are two' },
    'If another register says that it has the number too, we tell you, and finders are told of both until you’ve said which record counts. You choose:',
    {
      points: [
        'The record here is right. You show that the animal is yours, and we ask the other register to mark its own as moved.',
        'The other record is right. We send finders there from then on.',
        'You don’t know yet. Nothing changes, and both are shown.',
      ],
    },
    { heading: 'Moving a record' },
    'You can [move a record here](/transfer-database) from any other register. Until the move is proven, the record is marked as unproven: it can be found, but the animal can’t be passed on or get a certificate. The move is proven when the other register lets the number go or agrees, when our staff have seen good proof, or when 28 days have passed since the other register heard of it and no one there has objected.',
    'Those 28 days protect keepers. If another register tells us that your own pet’s record has moved there, we’ll ask you first as well.',
    { heading: 'Check your own pet' },
    '[Look up its number](/home) on our home page. If it isn’t here, you’ll see which other register has it, if that register answers us. Some don’t answer anyone, so the list further down the page says how to reach those. If you find an old record with someone else’s details, don’t leave it: ask that register to end it, and keep their reply.',
  ],
  sources: [
    {
      words: 'Conditions for database operators: SI 2023/468, regulation 7',
      link: 'https://www.legislation.gov.uk/uksi/2023/468/regulation/7',
    },
    {
      words: 'Cat and dog microchipping: summary of responses and government response, Defra',
      link: 'https://www.gov.uk/government/consultations/cat-and-dog-microchipping-consultation/outcome/summary-of-responses-and-government-response',
    },
  ],
}
