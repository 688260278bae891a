import type { Article } from './article.ts'

export const beforeYouBuy: Article = {
  slug: 'before-you-buy-a-puppy',
  title: 'Before you buy a puppy, check its number',
  publishedOn: '2026-11-06',
  summary:
    'A puppy that’s for sale must have a chip, and the breeder must be on the register. Checking takes a minute and can save you years.',
  topic: 'buying',
  picture: 'document',
  body: [
    'You’ve found a puppy, the photos are lovely, and the seller would like a deposit today. Take one minute first. A puppy that’s for sale has to have a microchip, unless a vet has certified that chipping would harm it. Its number can tell you a lot.',
    { heading: 'Ask for the number before you visit' },
    'A puppy has to be microchipped and registered before it goes to a new keeper, and by the time it’s 8 weeks old in any case. The first keeper on the register is the breeder: in law, until a puppy leaves its mother, its keeper is the mother’s owner. So a breeder whose puppies are ready to go already has their numbers. If a seller won’t tell you the number, or says that the vet will do it later, walk away.',
    { heading: 'Look it up yourself' },
    '[Enter the number on our home page](/home). You’ll see whether it’s registered here or with a register that answers us. If it’s registered here, you’ll also see whether it’s been reported missing or stolen. Other registers only tell us yes or no. You won’t see a name, and you don’t need one yet.',
    {
      points: [
        'If the number isn’t registered anywhere, ask why. Perhaps the register doesn’t answer others. Perhaps no one has registered it.',
        'If it can’t be a chip number at all, we’ll say why: too few digits, for example, or a number that no chip can hold.',
        'If the animal is missing or stolen, don’t confront the seller. Call the police on 101, or 999 if there’s danger.',
      ],
    },
    'If the number can be on a chip, we sign the answer. Keep its link: it shows what the register said, and when.',
    { heading: 'Then go and see the puppy' },
    {
      points: [
        'See it with its mother, in the place where it was born. In England, someone who isn’t the breeder can’t sell puppies or kittens under 6 months old as a business.',
        'Don’t take a puppy home before it’s 8 weeks old. A licensed breeder mustn’t sell one that’s younger.',
        'In England, anyone who breeds three or more litters in 12 months and sells any of the puppies needs a licence. The advert must show its number and the council that issued it.',
        'Have the chip read in front of you, and compare every digit with the documents.',
      ],
    },
    { heading: 'On the day it comes home' },
    'Paying for a puppy doesn’t make you its keeper on the register. Its record has to move to you. A breeder who uses our register can print a transfer pack with a code: [enter the code](/take), and you’re the keeper. Or they can send you an offer, and you can accept it for 14 days. Until you do, the breeder is still the keeper.',
    'If the puppy is on another register, you can have that one put right, or [move the record here](/transfer-database). Either way, do it the same day. If the puppy gets lost, a finder needs to reach you and not the breeder.',
    'Lastly, keep the advert, the messages and the receipt. A register says who keeps an animal. If there’s ever an argument about who owns it, that’s what a court will ask for.',
  ],
  sources: [
    { words: 'Who the keeper is: SI 2023/468, regulation 2', link: 'https://www.legislation.gov.uk/uksi/2023/468/regulation/2' },
    {
      words: 'Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018 (SI 2018/486)',
      link: 'https://www.legislation.gov.uk/uksi/2018/486',
    },
    { words: 'Buying a cat or dog, GOV.UK', link: 'https://www.gov.uk/buying-a-cat-or-dog' },
  ],
}
