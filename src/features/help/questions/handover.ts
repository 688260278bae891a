import { ANSWER_DAYS, DISPUTE_DAYS, GRACE_DAYS } from '#features/keepership/lifecycle.ts'
import { CODE_DAYS, ANSWER_DAYS as OFFER_DAYS } from '#features/offers/lifecycle.ts'
import { UNDO_DAYS } from '#features/rehoming/lifecycle.ts'
import type { Question } from './question.ts'

export const handover: readonly Question[] = [
  {
    asked: 'How do I pass my pet on to a new keeper?',
    answer: [
      `Open its record and press “Give to a new keeper”. You can name the person or the rescue, or list it without your details and choose among those who ask. They have ${OFFER_DAYS} days to answer, and you stay its keeper until then. It’s free.`,
    ],
    also: 'sell give away rehome transfer ownership change keeper',
  },
  {
    asked: 'I’ve got a new pet. How do I become its keeper?',
    answer: [
      `If you have a transfer code from the breeder, [enter it](/take). It works once, for ${CODE_DAYS} days from the day the animal may leave. If you were sent an offer, open its link. If you’ve neither, ask the person you got it from, or [ask to be its keeper](/customer-dashboard/requests/new).`,
    ],
    also: 'bought puppy kitten adopted code claim take over',
  },
  {
    asked: 'What happens when I ask to be an animal’s keeper?',
    answer: [
      `We ask its present keeper, without telling either of you who the other is. They have ${ANSWER_DAYS} days to answer. If they agree, you’re the keeper. If they object, our staff look at what each of you can show. If we’ve reached them and they don’t answer, they get ${GRACE_DAYS} more days. After that, the record moves to you once our staff have accepted your evidence.`,
      'While the animal is reported missing or stolen, the record doesn’t move, however long it takes.',
    ],
    also: 'keepership request claim evidence objection',
  },
  {
    asked: 'Someone says they’re the keeper of my pet. What do I do?',
    answer: [
      `Answer the request in your account or by the link we sent you. If you object, the record can’t move until it’s been resolved. If it has moved already, you can dispute that for ${DISPUTE_DAYS} days.`,
      'If your dog was taken in as a stray and no one has claimed it when the days the law sets are over, the organisation that holds it can become its keeper without asking you. We tell you when it’s taken in and when the record moves, and you can dispute it in the same way.',
    ],
    also: 'object dispute wrong claim stolen',
  },
  {
    asked: 'I agreed to give my pet away and it was a mistake',
    answer: [
      `For ${UNDO_DAYS} days after a new home that you arranged here, you can say that it was wrong. Do that from the record, or call us.`,
    ],
    also: 'undo rehome regret cancel',
  },
  {
    asked: 'Does the register say who owns a pet?',
    answer: [
      'No. It says who the keeper is: the person the animal normally lives with. That’s what microchipping law asks for, and it isn’t the same as ownership.',
    ],
    also: 'owner ownership legal proof court divorce',
  },
]
