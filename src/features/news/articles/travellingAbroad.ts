import type { Article } from './article.ts'

export const travellingAbroad: Article = {
  slug: 'travelling-with-a-pet',
  title: 'Taking your pet abroad: the chip comes first',
  publishedOn: '2026-11-19',
  summary:
    'For a holiday in the EU, the order matters: chip, then rabies vaccination, then the certificate. Start at least two months before.',
  topic: 'travel',
  picture: 'suitcase',
  body: [
    'Your dog, cat or ferret can come with you to the EU. But a vaccination that was given before the chip was read doesn’t count, and the dates are counted to the day. Here’s the order in which to do things, if you travel from England, Wales or Scotland.',
    { heading: '1. The chip' },
    'Your pet must have a microchip before its rabies vaccination, or get it at the same visit. If the vaccination came first, it has to be given again. Ask your vet to read the chip and to write the number on the vaccination record.',
    'Then [look up the number](/home) and check that your details are right, with a phone number that works abroad. A finder in another country sees the same answer as one at home, and can write to you through us. If your pet wears one of our smart tags, the page that it opens can be read in ten languages.',
    { heading: '2. The rabies vaccination' },
    'A pet has to be at least 12 weeks old. After a first vaccination you have to let 21 days pass. The day after the vaccination is day 1. If you keep up the boosters, you don’t have to count those days again.',
    { heading: '3. The animal health certificate' },
    'You need one for each trip. Only an official veterinarian can sign it, so ask your practice early, because not all have one. You get it in the 10 days before you enter the EU. If you live in England, Wales or Scotland, an EU pet passport isn’t enough.',
    'The EU’s rules changed on 22 April 2026. Since then, a certificate is good for up to 6 months for travelling on within the EU and for coming home, as long as the rabies vaccination is valid. Older advice says 4 months. Rules can change again, so read [the page on GOV.UK](https://www.gov.uk/taking-your-pet-abroad) and ask your vet before you book.',
    'One certificate can cover up to five pets.',
    { heading: '4. Tapeworm, for dogs' },
    'Before a dog comes back to Great Britain, a vet has to treat it for tapeworm, between 24 and 120 hours before you arrive. Some countries, like Ireland, Finland, Malta and Norway, ask for the same treatment when you travel to them.',
    { heading: 'Going to Northern Ireland' },
    'The rules between Great Britain and Northern Ireland are their own, and they’ve changed more than once. Read the page on GOV.UK before you book.',
    { heading: 'If your pet is lost abroad' },
    {
      points: [
        'Report it missing in your account. You can do that from anywhere.',
        'Tell the local vets and the town hall, and ask which register in that country is asked first.',
        'A foreign vet who reads a British chip may look on a European search. Tell them that [our search](/home) answers day and night, without an account.',
      ],
    },
    { heading: 'If you’re moving for good' },
    'Say so on your pet’s record when you’ve left. It stays on the register, and can still be found by its chip. Then register the number in your new country as well: many countries have a national register, and require it.',
    { heading: 'A list for the fridge' },
    {
      points: [
        'Two months before: chip read, details checked, vaccination booked.',
        'One month before: vaccination done at the latest, official vet found.',
        'Ten days before: the certificate.',
        'One to five days before coming home: tapeworm treatment, for dogs.',
      ],
    },
  ],
  sources: [
    { words: 'Taking your pet dog, cat or ferret abroad, GOV.UK', link: 'https://www.gov.uk/taking-your-pet-abroad' },
    {
      words: 'Getting an animal health certificate, GOV.UK',
      link: 'https://www.gov.uk/taking-your-pet-abroad/getting-an-animal-health-certificate',
    },
  ],
}
