import type { Article } from './article.ts'

export const foundADog: Article = {
  slug: 'you-found-a-dog',
  title: 'You’ve found a dog. What are you allowed to do?',
  publishedOn: '2026-11-24',
  summary: 'You can keep it safe for now, but you can’t just keep it. The law is short, and it’s on the dog’s side.',
  topic: 'lost',
  picture: 'relay',
  body: [
    'It’s raining, there’s a dog on the pavement, and it has no lead and no person. Most people who stop at that moment want to do the right thing and don’t know what it is. Here it is.',
    { heading: 'First, look at the collar' },
    'Its keeper’s name and address should be there. If there’s a QR code on the tag, scan it with your phone’s camera. If the tag is one of ours, a page opens on which you can write to the keeper or share where you are. You don’t need an account or an app.',
    { heading: 'Then, the chip' },
    'Any vet practice will scan a found dog, and so will the council’s dog warden and most rescue centres. Call before you go. If you have the number, [look it up](/home). You’ll see which register has it, and if that’s us, you can leave a message that reaches the keeper within seconds. Neither of you sees the other’s address, e-mail or phone number.',
    { heading: 'What the law asks of you' },
    'In England, Wales and Scotland, if you take in a stray dog, you have to return it to its owner straight away, or take it to the council, or tell the council where you found it. That’s section 150 of the Environmental Protection Act 1990. In Northern Ireland the council’s dog warden is responsible as well, under its own law.',
    'If you’d like to keep the dog if no one claims it, say so to the council. They can let you, and then you have to keep it for at least a month. The council keeps a dog that it takes in for 7 clear days before it can find it a new home. Finding a dog doesn’t make it yours, and neither does the register: we don’t move a stray’s record to a new keeper until the council has released it.',
    { heading: 'What not to do' },
    {
      points: [
        'Don’t chase it into traffic. If it won’t come, call the council and tell them where it is.',
        'Don’t put the chip number in a post. Anyone could use it to pretend that the dog is theirs.',
        'Don’t hand it to the first person who says it’s theirs. Ask for something that only the keeper would know.',
        'Don’t have it chipped again. If it has a chip, that’s the one that leads home.',
      ],
    },
    { heading: 'And a cat?' },
    'The duty in the 1990 Act is about dogs. A cat that looks well may live nearby. Ask your neighbours, and fit it with a collar made of paper that has your phone number on it. If it’s still there after a few days, have it scanned. If it’s hurt, take it to a vet straight away.',
    { heading: 'Report it here as well' },
    '[Report a found animal](/lost-found/found) without an account, in one of several languages. We compare it with the animals that are missing nearby, and tell their keepers if it could be theirs. Only a rough area is shown, never where you live.',
  ],
  sources: [
    { words: 'Environmental Protection Act 1990, section 150', link: 'https://www.legislation.gov.uk/ukpga/1990/43/section/150' },
    { words: 'Environmental Protection (Stray Dogs) Regulations 1992 (SI 1992/288)', link: 'https://www.legislation.gov.uk/uksi/1992/288' },
    { words: 'Report a lost or stray dog, GOV.UK', link: 'https://www.gov.uk/report-stray-dog' },
  ],
}
