import { site } from '#src/site.ts'

/** What people ask, with the whole answer: also given to search engines. */
export const questions: readonly { asked: string; answer: readonly string[] }[] = [
  {
    asked: 'Can the chip tell me where my pet is?',
    answer: [
      'No. A microchip has no battery and no GPS. It holds a number that a reader can pick up from a few centimetres away.',
      'Pets get home because someone scans them and we know how to reach you, so keep your details up to date.',
    ],
  },
  {
    asked: 'I’ve found an animal and don’t have a reader. What should I do?',
    answer: [
      'Any vet practice and most rescue centres will scan a found animal for free. Call before you go. A council’s dog warden has a reader too.',
      'If it’s hurt or ill, call the nearest vet first. If it’s a stray dog, the law says you must return it to its keeper or tell the council straight away.',
    ],
  },
  {
    asked: 'Why doesn’t the answer say who the keeper is?',
    answer: [
      'Because anyone can type in a number. A lookup says whether a chip is registered and where, and nothing about a person.',
      'You can leave a message, and we’ll get it to the keeper within seconds. They can reply the same way.',
    ],
  },
  {
    asked: 'No register has the number. What does that mean?',
    answer: [
      'Usually a digit is wrong, so scan again or check the label digit by digit. Some registers don’t answer other registers: try those listed on this page too.',
      'The chip may never have been registered. The council or a rescue centre can look for the keeper in other ways.',
    ],
  },
  {
    asked: 'I’ve had a message saying my pet’s chip registration has expired',
    answer: [
      'That’s a well-known scam. Microchips don’t expire, and neither do registrations with us.',
      'Don’t follow its link. Look up your chip here to see where it’s registered, and contact that register using the details we show.',
    ],
  },
  {
    asked: 'Does the register say who owns a pet?',
    answer: [
      'No. It says who the keeper is: the person the animal normally lives with. That’s what microchipping law asks for, and it isn’t the same as ownership.',
    ],
  },
  {
    asked: 'Will I know if someone looks up my pet?',
    answer: [
      'Yes. We’ll tell you by e-mail or text message, and your account lists every lookup with its time and, if the finder chose to leave it, the place.',
    ],
  },
  {
    asked: 'Can I call instead?',
    answer: [
      `Yes, on ${site.phone}. ${site.hours.map(({ days, times }) => `${days} ${times}`).join(', ')}. ${site.outsideHours} The search on this page works day and night.`,
    ],
  },
]
