import { site } from '#src/site.ts'

/** What people ask, with the whole answer: also given to search engines. */
export const questions: readonly { asked: string; answer: readonly string[] }[] = [
  {
    asked: 'Can the chip tell me where my pet is?',
    answer: [
      'No. A microchip has no battery and no satellite receiver. It holds one number, which a reader can see from a few centimetres away.',
      'A pet gets home because someone scans it and we know how to reach you. So keep your details up to date.',
    ],
  },
  {
    asked: 'I have found an animal and have no reader. What now?',
    answer: [
      'Any vet practice and most rescue centres scan a found animal free of charge; ring before you go. A council’s dog warden has a reader as well.',
      'If it is hurt or ill, ring the nearest vet first. For a stray dog the law asks you to return it to its keeper or to tell the council at once.',
    ],
  },
  {
    asked: 'Why does the answer not say who the keeper is?',
    answer: [
      'Because anyone can type a number. A lookup says whether and where a chip is registered, and nothing about a person.',
      'You can leave a message, and we bring it to the keeper within seconds. They can answer you the same way.',
    ],
  },
  {
    asked: 'No register knows the number. What does that mean?',
    answer: [
      'Mostly a digit is wrong, so scan again or compare the label digit by digit. Some registers answer no questions from others: try those in the list on this page too.',
      'It may also be that the chip was never registered. Then the council or a rescue centre can look for the keeper in other ways.',
    ],
  },
  {
    asked: 'I got a message that my pet’s chip registration has expired',
    answer: [
      'That is a well-known trick. Microchips do not expire, and with us neither do registrations.',
      'Do not follow its link. Look up your chip here to see where it is registered, and ask that register by the contact that we show.',
    ],
  },
  {
    asked: 'Does the register say whose property a pet is?',
    answer: [
      'No. It says who the keeper is: the person with whom the animal normally lives. That is what the microchipping law asks for, and it is not the same as ownership.',
    ],
  },
  {
    asked: 'Will I know if someone looks up my pet?',
    answer: [
      'Yes. You are told by e-mail or text message, and your account lists every lookup with its time and, where the finder wished to leave it, the place.',
    ],
  },
  {
    asked: 'May I ring instead?',
    answer: [
      `Yes: ${site.phone}. ${site.hours.map(({ days, times }) => `${days} ${times}`).join(', ')}. ${site.outsideHours} The search on this page answers day and night.`,
    ],
  },
]
