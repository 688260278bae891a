import { lifecycle } from '#platform/law/lifecycle.ts'

export const numberReviewLife = lifecycle({
  subject: 'review of a number',
  table: 'number_review',
  states: {
    waiting:
      'An animal was registered with a number in a range that a misuse warning was published for. It can be found, and Staff will look at it.',
    passed: 'Staff have looked, and nothing is wrong with the number.',
    questioned: 'Staff have asked the keeper to have the animal scanned again.',
  },
  reads: {
    waiting: 'is waiting for our staff',
    passed: 'has been passed by our staff',
    questioned: 'is waiting for the keeper to have the animal scanned again',
  },
  starts: {
    watch: {
      to: ['waiting'],
      by: ['clock'],
      clause: 'CHIP-3',
      words: 'Our staff check every number that’s registered here in a range with a published misuse warning',
    },
  },
  moves: {
    pass: {
      from: ['waiting', 'questioned'],
      to: 'passed',
      by: ['Staff'],
      clause: 'CHIP-4',
      words: 'Staff can find that a watched number is right',
    },
    question: {
      from: ['waiting'],
      to: 'questioned',
      by: ['Staff'],
      clause: 'CHIP-5',
      words: 'Staff can ask the keeper to have an animal scanned again. Meanwhile it’s registered as before',
    },
  },
})
