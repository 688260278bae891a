import { STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** HOLD-10 A slip of the finger is noticed by then. */
export const UNDO_DAYS = 7

/** An animal that an organisation has in and that is somebody else’s. It has its keeper all the time. */
export const custodyLife = lifecycle({
  subject: 'animal held for its keeper',
  table: 'custody',
  states: {
    held: 'An organisation has the animal in and holds it for its keeper, who has been told. The keeper hasn’t changed.',
    reunited: 'It has gone back to its keeper.',
    transferred: 'Another organisation or the council has it now.',
    died: 'It died or was put to sleep there. Its keeper has been told.',
    gone: 'It escaped from the organisation, or was taken. Its keeper has been told.',
    kept: 'The organisation is its keeper now, and has it in its care like any other animal.',
  },
  reads: {
    held: 'is held for its keeper',
    reunited: 'has gone back to its keeper',
    transferred: 'has gone to another organisation',
    died: 'has died',
    gone: 'has gone missing there',
    kept: 'belongs to the organisation now',
  },
  starts: {
    hold: {
      to: ['held'],
      by: ['Welfare'],
      clause: 'HOLD-1',
      words:
        'A verified organisation can take in an animal that’s registered to someone else. We tell its keeper straight away, and the keeper stays the same',
    },
  },
  moves: {
    reunite: {
      from: ['held'],
      to: 'reunited',
      by: ['Welfare'],
      clause: 'HOLD-3',
      words: 'An organisation that holds an animal for its keeper can give it back to them at any time',
    },
    transfer: {
      from: ['held'],
      to: 'transferred',
      by: ['Welfare'],
      clause: 'HOLD-4',
      words: 'An organisation that holds an animal can pass it on to the council or another organisation, and we tell its keeper',
    },
    undo: {
      from: ['reunited', 'transferred', 'gone'],
      to: 'held',
      by: ['Welfare'],
      clause: 'HOLD-10',
      words: `For ${UNDO_DAYS} days, an organisation can take back that an animal it held for its keeper has left, as long as no one else has it in and its keeper is the same. We tell the keeper`,
    },
    lose: {
      from: ['held'],
      to: 'gone',
      by: ['Welfare'],
      clause: 'HOLD-12',
      words:
        'An organisation that holds an animal has to tell us if it escapes or is taken. We tell its keeper straight away, and their search starts again. The record stays as it is',
    },
    recordDeath: {
      from: ['held'],
      to: 'died',
      by: ['Welfare'],
      clause: 'HOLD-5',
      words:
        'An organisation that holds an animal can record that it died or was put to sleep. We tell its keeper, whose word the record of the death needs',
    },
    keep: {
      from: ['held'],
      to: 'kept',
      by: ['keeper'],
      clause: 'HOLD-6',
      words:
        'An animal that its keeper gives up to the organisation, or that the organisation becomes the keeper of by a request, stays in its care with the same intake',
    },
  },
})

/** What custody is not: said where a keeper’s acts are asked for. */
export const ONLY_CUSTODY = clause(
  'HOLD-2',
  'An organisation that holds an animal for its keeper can’t offer it, give it to a new keeper, change its record or print a transfer pack for it',
)

/** Of an animal that is new here and has a keeper on another register. */
export const HELD_ELSEWHERE = clause(
  'HOLD-8',
  `An organisation that takes in an animal whose chip only another register holds first has that register tell its keeper. It holds the animal for them until the other register no longer has it, or ${STRAY_CLEAR_DAYS} clear days are over`,
)

/** When an organisation becomes the keeper of what it holds by its own word. */
export const UNCLAIMED = clause(
  'HOLD-9',
  'An organisation that holds a registered stray dog can become its keeper without asking once its clear days are over and no one has claimed it, and never before',
)

/** HOLD-11 Whole days that a keeper who wants their animal back has to collect it, from the day on which they're told. */
export const COLLECT_DAYS = { least: 7, most: 28 }

/** That a keeper claims what is held for them, and what it asks of the organisation. */
export const WANTED_BACK = clause(
  'HOLD-11',
  `A keeper can say at any time that they want an animal back that an organisation holds for them. The organisation then gives them between ${COLLECT_DAYS.least} and ${COLLECT_DAYS.most} days to collect it, and can’t become its keeper by its own word before these are over`,
)

/** Until when only suffering is a reason to put a stray dog, or somebody else’s animal, to sleep. */
export const SUFFERING_ONLY = clause(
  'HOLD-7',
  'A stray dog whose seven clear days aren’t over, or an animal held for its keeper, can only be put to sleep where a vet decides that it must be, to end its suffering (Environmental Protection Act 1990, section 149; Animal Welfare Act 2006, section 18)',
)
