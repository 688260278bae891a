import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

export const tagLife = lifecycle({
  subject: 'tag',
  table: 'tag',
  states: {
    made: 'The tag is printed and belongs to no pet yet. Anyone with its PIN can activate it.',
    active: 'Anyone who scans the tag sees the pet and can reach its keeper.',
    paused: 'Anyone who scans the tag can reach the keeper, and sees nothing of the pet.',
    lost: 'The keeper has lost the tag. No one else can activate it, and anyone who scans it can reach the keeper.',
    replaced: 'Another tag has taken its place. Its address leads to the same pet.',
    retired: 'The tag is no longer used.',
  },
  reads: { made: 'isn’t activated', replaced: 'has been replaced', retired: 'is retired', lost: 'is reported lost', paused: 'is paused' },
  starts: {
    make: {
      to: ['made'],
      by: ['Staff'],
      clause: 'TAG-1',
      words: 'Our staff make tags, each with a code that can’t be guessed and a PIN that isn’t on it',
    },
  },
  moves: {
    activate: {
      from: ['made'],
      to: 'active',
      by: ['keeper'],
      clause: 'TAG-2',
      words: 'A keeper activates a tag for one of their pets with its PIN',
    },
    pause: {
      from: ['active'],
      to: 'paused',
      by: ['keeper'],
      clause: 'TAG-3',
      words: 'A keeper can stop a tag from showing their pet, and start it again',
    },
    resume: { from: ['paused', 'lost'], to: 'active', by: ['keeper'], clause: 'TAG-3', words: 'A keeper can start a tag again' },
    lose: { from: ['active', 'paused'], to: 'lost', by: ['keeper'], clause: 'TAG-4', words: 'A keeper can say that they’ve lost a tag' },
    replace: {
      from: ['active', 'paused', 'lost'],
      to: 'replaced',
      by: ['keeper'],
      clause: 'TAG-5',
      words: 'A new tag can take the place of an old one, whose address still leads to the pet',
    },
    retire: {
      from: ['active', 'paused', 'lost'],
      to: 'retired',
      by: ['keeper'],
      clause: 'TAG-6',
      words: 'A keeper can stop using a tag for good',
    },
    unlink: {
      from: ['active', 'paused', 'lost'],
      to: 'made',
      by: ['keeper', 'clock', 'Staff', 'recipient', 'requester', 'formerKeeper'],
      clause: 'TAG-7',
      words: 'When a pet has another keeper, its tags forget what they showed, and the new keeper activates them with a new PIN',
    },
  },
})

/** Those that lead a finder to a keeper. */
export const WORKING = ['active', 'paused', 'lost'] as const

/** What the scan of a tag leads to. */
export const SCANNED = clause('TAG-8', 'Anyone who scans a tag can reach the keeper for free, and neither sees the other’s details')
export const SETTINGS = clause('TAG-3', 'A keeper chooses what each of their tags shows, and when')
export const MOVED = clause(
  'TAG-14',
  'A keeper can move their tag to another of their pets, for example one whose chip they’ve just registered',
)
/** How long the keeper has to look at a scan until the next of their contacts is told. */
export const NEXT_CONTACT = { minutes: 10 }
export const CONTACTS = clause(
  'TAG-15',
  'The people a keeper names are told one after the other, ten minutes apart, until the keeper looks',
)
export const GUESSES = clause(
  'TAG-9',
  'Wrong codes and PINs are counted: after twenty in an hour a network can try no more, and after ten no one can activate the tag for an hour',
)
