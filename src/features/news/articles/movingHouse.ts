import type { Article } from './article.ts'

export const movingHouse: Article = {
  slug: 'moving-house',
  title: 'Moving house? Move your pet’s record first',
  publishedOn: '2026-11-10',
  summary: 'A pet that doesn’t know its new street yet is more likely to stray. Change your address before the van comes.',
  topic: 'record',
  picture: 'moving',
  body: [
    'The first weeks in a new home are when pets go missing. A cat sets off for its old garden. A dog finds the gap in a fence that you haven’t seen yet. That’s also when your details are most likely to be out of date.',
    { heading: 'What the law asks' },
    'Details on a microchip register have to be kept up to date. In England that’s the duty of the keeper of a dog or a cat, in Wales, Scotland and Northern Ireland of the keeper of a dog. In Scotland the guidance says as soon as practicable. In Northern Ireland a dog licence isn’t valid while the details are wrong. In England, someone who’s served a notice has 21 days to put them right, and can be fined up to £500 after that.',
    { heading: 'A week before' },
    {
      points: [
        'Find out which register has your pet. [Look up its number](/home): we’ll say if it’s us, or a register that answers us.',
        'If it’s us, [sign in and change your address](/customer-dashboard/profile). It’s free, and every pet you keep follows.',
        'If it’s another register, change it there. Some charge for this. You can also [move the record here](/transfer-database).',
        'Add a second contact who isn’t moving with you. If your pet is missing and you don’t answer a finder, we text them.',
      ],
    },
    { heading: 'On the day' },
    'Keep your pet in one quiet room, with the door shut and a note on it, until the van has gone. Put its collar on, with a tag that has the new address. If you have a smart tag from us, what it shows follows your record, but an engraved address has to be engraved again.',
    { heading: 'In the first weeks' },
    'Keep a cat indoors until it has settled: your vet can say for how long. Walk a dog on the lead, on the same round each day. Tell the neighbours what your pet looks like and which house it belongs to.',
    'If your phone number changes as well, confirm the new one: we text you a code. If your e-mail address changes, we write to both addresses, and the old one can undo it for 7 days. That’s there to stop anyone from taking over your account.',
    { heading: 'If it does go missing' },
    'Report it as missing in your account straight away, and tell the people at your old address. [Here’s what to do in the first hour](/news/first-hour). It’s worth looking along the way between the two homes, because that’s the way your pet knows.',
    { heading: 'Don’t forget the others' },
    'Your vet, your insurer and the council that issued a dog licence, if you live in Northern Ireland, don’t hear from us. They each need your new address too.',
  ],
  sources: [
    { words: 'Get your dog or cat microchipped, GOV.UK', link: 'https://www.gov.uk/get-your-dog-cat-microchipped' },
    {
      words: 'Microchipping of dogs: guidance for local authorities, Scottish Government',
      link: 'https://www.gov.scot/publications/microchipping-of-dogs-guidance-for-local-authorities/pages/movements-and-transfers/',
    },
    { words: 'Dog licensing and microchipping, nidirect', link: 'https://www.nidirect.gov.uk/articles/dog-licensing-and-microchipping' },
  ],
}
