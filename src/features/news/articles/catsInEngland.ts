import type { Article } from './article.ts'

export const catsInEngland: Article = {
  slug: 'cats-in-england',
  title: 'Your cat in England must have a microchip: what the law asks',
  publishedOn: '2026-11-03',
  summary:
    'Since 10 June 2024, a cat in England must be microchipped and registered before it’s 20 weeks old. Here’s what that means for you.',
  topic: 'law',
  picture: 'rules',
  body: [
    'Dogs have had to be microchipped in England since 2016. Cats followed on 10 June 2024. The rules are in the [Microchipping of Cats and Dogs (England) Regulations 2023](https://www.legislation.gov.uk/uksi/2023/468), and they ask two things of you: a chip in the cat, and your details on a register.',
    { heading: 'When your cat has to be chipped' },
    'Your cat must be chipped before it’s 20 weeks old. That includes a cat that never goes out. An older cat that still doesn’t have a chip is overdue, so book it in now. You can [work out the date for your own cat](/microchipping#deadline) in a few seconds.',
    'The law is about cats that live with people. A cat that lives free, with little or no help from anyone, like some farm and feral cats, is left out.',
    { heading: 'A chip alone isn’t enough' },
    'In law, a cat counts as microchipped only when its number is on a register that meets the government’s conditions, with details that are up to date. The register has to hold, among other things:',
    {
      points: [
        'your full name and address',
        'your phone number, if you have one',
        'the cat’s name, sex, breed or description, and colour',
        'the best estimate you can give of its date of birth',
        'the number of the chip.',
      ],
    },
    'If your cat came from a rescue or a breeder, it probably has a chip already. Ask for the number, [look it up](/home), and make sure that the register has you as its keeper. Having the number on a vaccination card doesn’t register it.',
    { heading: 'Who’s responsible' },
    'The keeper: the person the cat normally lives with. That doesn’t have to be the person who paid for it. When you give a cat to someone else, it has to be chipped and registered before it goes, and the new keeper has to record their own details unless you’ve done that for them.',
    { heading: 'What happens if you don’t' },
    'An authorised person, for example from your council, can serve you a notice. You then have 21 days to have your cat chipped, or to put your details right. If you don’t, you can be fined up to £500, and they can have the cat chipped and charge you for it.',
    'If a vet thinks that a chip would harm your cat’s health, they can give you a certificate that says so, and for how long. When it ends, the cat has to be chipped.',
    { heading: 'Scotland, Wales and Northern Ireland' },
    'The law there asks for a chip in dogs, not in cats. It’s still the surest way for a cat to come home: a collar can come off, and a chip can’t. [See the rules in each nation](/microchipping#law).',
    { heading: 'How to do it in an afternoon' },
    {
      points: [
        '[Find someone who chips cats](/implanters) near you, or call your vet.',
        'Ask them to scan your cat first, in case it has a chip already.',
        'Check that the number on the label is the one that the reader shows.',
        '[Register the number](/customer-register) the same day.',
      ],
    },
  ],
  sources: [
    { words: 'Get your dog or cat microchipped, GOV.UK', link: 'https://www.gov.uk/get-your-dog-cat-microchipped' },
    {
      words: 'Microchipping of Cats and Dogs (England) Regulations 2023 (SI 2023/468)',
      link: 'https://www.legislation.gov.uk/uksi/2023/468',
    },
  ],
}
