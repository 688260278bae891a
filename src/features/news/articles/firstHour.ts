import type { Article } from './article.ts'

export const firstHour: Article = {
  slug: 'first-hour',
  title: 'Your dog is missing: what to do in the first hour',
  publishedOn: '2026-11-13',
  summary: 'A short list for the worst hour. Read it now, and you won’t have to think then.',
  topic: 'lost',
  picture: 'poster',
  body: [
    'If your dog is missing right now, skip the rest and do these three things: call its name from where you last saw it, send someone home in case it’s there, and [report it missing](/lost-found/lost).',
    { heading: 'The first ten minutes' },
    'Stay where you lost it. Dogs often come back to the place where they last saw you. Call in your normal voice. If you’re with others, one of you stays, one of you walks the way you came, and one of you goes home and leaves the gate open.',
    'If you see it and it’s frightened, don’t run after it. Sit down side on, look away, and let it come to you. A frightened dog can run from the person it loves most.',
    { heading: 'Then report it' },
    'In your account, [report your dog missing](/lost-found/lost). It’s free, and it does several things in one go:',
    {
      points: [
        'Anyone who looks up its chip is told that it’s missing.',
        'No one else can become its keeper until you say that it’s home.',
        'We e-mail people nearby who’ve asked to look out for lost animals: at first within about 3 miles for a dog, and further each day.',
        'You get a poster to print, and a page to share. Neither shows your phone number or your address.',
        'Anyone who sees your dog can tell you where, and talk to you through us.',
      ],
    },
    'Is your phone number still right? Check that while you’re there.',
    { heading: 'Call the council' },
    'Every council in Great Britain has an officer for stray dogs, often called the dog warden. Someone who finds a stray dog has to return it or tell the council, so that’s where your dog may turn up. Call the council for the place where you lost it, and its neighbours if you were near the edge. Councils keep a stray for 7 clear days, so call every day.',
    { heading: 'Call the vets' },
    'Call the practices nearby, including the one that’s open at night. If someone finds your dog hurt, that’s where they’re likely to take it. Vets can scan its chip, and if it’s on our register you’ll hear from us when they look it up.',
    { heading: 'Ask for help, with care' },
    'Post in local groups, with a clear photo, the place and the time. Leave out the chip number, and keep one mark to yourself, like a white toe. If someone says that your dog is with them, ask them about that mark. Don’t pay anyone before you’ve got your dog back. If you’re asked for money, tell the police.',
    { heading: 'If you think it’s been stolen' },
    'Call the police on 101 and ask for a crime reference, then change your report here to stolen. In England and Northern Ireland, taking a dog or cat from its owner’s lawful control is an offence of its own under the Pet Abduction Act 2024.',
    { heading: 'When it’s home' },
    'Tell us, so we can end the search and people stop looking. And take down the posters.',
  ],
  sources: [
    { words: 'Environmental Protection Act 1990, sections 149 and 150', link: 'https://www.legislation.gov.uk/ukpga/1990/43/section/149' },
    { words: 'Report a lost or stray dog, GOV.UK', link: 'https://www.gov.uk/report-stray-dog' },
    { words: 'Pet Abduction Act 2024', link: 'https://www.legislation.gov.uk/ukpga/2024/16' },
  ],
}
