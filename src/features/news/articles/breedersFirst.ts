import type { Article } from './article.ts'

export const breedersFirst: Article = {
  slug: 'breeders-first-keeper',
  title: 'Breeders: you’re the first keeper of every puppy',
  publishedOn: '2026-11-20',
  summary: 'The chip goes in, and the record goes in your name first. Why the law says so, and how to do a whole litter in one go.',
  topic: 'buying',
  picture: 'litter',
  body: [
    'It’s tempting to hand each buyer a chip label and let them register the puppy themselves. The law doesn’t allow that, and for good reason: a puppy that’s sold with an empty record can’t be traced back to anyone.',
    { heading: 'What the law says' },
    'Until a puppy leaves its mother, its keeper is the owner of the mother. In England that’s in regulation 2 of the 2023 Regulations, and the rules in Wales and Scotland are similar. So before the puppy goes, it has to be chipped, and your details have to be on the register as its keeper. The record must also say that you’re the breeder, and name your licence and the council that issued it, if there is one.',
    'It doesn’t matter whether you breed as a business. Someone whose pet has one surprise litter is the breeder too.',
    {
      points: [
        'By 8 weeks old, or before it goes to its new keeper, whichever is first.',
        'In England and Wales, a certified working dog whose tail was docked has until 12 weeks.',
        'In Northern Ireland, a licensed breeder has to be the first registered owner, and has to give the buyer what they need to update the record.',
        'There’s no rule like this for kittens. In England, the keeper of a kitten is simply the person it lives with, so that’s usually the breeder too.',
      ],
    },
    { heading: 'A litter in one go' },
    'With a breeder account you enter the mother, the date of birth and the breed once. Then you scan or type the numbers, one for each puppy or kitten, up to 20 in a litter. All of them are registered together, in your name, or none is. If one number is wrong, we say which one and why.',
    { heading: 'Passing them on' },
    'You can do it in two ways. If you’ve paid for the registration, neither costs the buyer anything. If you haven’t, the buyer pays for it, once:',
    {
      points: [
        'Print a transfer pack for each puppy, with a code. The buyer enters the code, and is the keeper from then on. The code works once.',
        'Offer the puppy to the buyer’s e-mail address or mobile number. They have 14 days to accept. If they don’t, the puppy stays with you on the register.',
      ],
    },
    'We don’t let a puppy be offered before it’s 8 weeks old. Until the buyer accepts, a finder’s call reaches you and not them, so ask them to do it while they’re still in your kitchen.',
    { heading: 'What stays' },
    'Your name stays on the record as the breeder, for the animal’s whole life. A later keeper can’t change it. They see the animal’s history without your name or address.',
    'If a puppy stays with you, say so, and it becomes one of your own pets.',
    { heading: 'Who pays for the registration' },
    'Each animal’s registration is paid for once, for its whole life. Breeders can [buy registrations in tens and fifties](/pricing-plans), and the buyer then pays nothing. A registration that you’ve bought never runs out.',
  ],
  sources: [
    { words: 'Who the keeper is: SI 2023/468, regulation 2', link: 'https://www.legislation.gov.uk/uksi/2023/468/regulation/2' },
    {
      words: 'Welfare of Animals (Dog Breeding Establishments) Regulations (Northern Ireland) 2013, schedule 4',
      link: 'https://www.legislation.gov.uk/nidsr/2013/9780337989957/schedule/4/paragraph/11',
    },
    {
      words: 'Microchipping of dogs: requirements for keepers, Scottish Government',
      link: 'https://www.gov.scot/publications/microchipping-of-dogs-guidance-for-local-authorities/pages/requirements/',
    },
  ],
}
