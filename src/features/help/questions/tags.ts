import type { Question } from './question.ts'

export const tags: readonly Question[] = [
  {
    asked: 'What is a TailTag?',
    answer: [
      'A tag for the collar, with your name and address engraved on the back and a code on the front. Anyone can scan the code with a phone and reach you through us. [How it works](/tailtag).',
    ],
    also: 'smart tag qr collar disc',
  },
  {
    asked: 'Do I have to pay every month for a TailTag?',
    answer: [
      'No. Anyone who scans a tag can reach you through us, and we e-mail you for each scan, for free and for as long as your pet wears it. TailTag Plus adds more for those who want it, and the first 30 days of it cost nothing.',
    ],
    also: 'subscription fee plus free monthly',
  },
  {
    asked: 'Does a TailTag replace the microchip?',
    answer: [
      'No. A collar can come off, and the law asks for a microchip. It does have what the law asks of a dog’s collar in public in England, Wales and Scotland: your name and address.',
    ],
    also: 'law collar address chip instead',
  },
  {
    asked: 'I’ve lost my tag, or my pet has a new keeper',
    answer: [
      'Say in your TailTag settings that it’s lost: no one else can activate it, and anyone who scans it can still reach you. When a pet gets a new keeper, its tags forget what they showed.',
    ],
    also: 'lost tag replace activate pin settings',
  },
]
