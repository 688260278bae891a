import { lifecycle } from '#platform/law/lifecycle.ts'

/** With so many people, and no more, a keeper can share their records, those who have been asked included. */
export const MOST_SHARERS = 5

/** The law knows one keeper of an animal; a household looks after it together. */
export const sharingLife = lifecycle({
  subject: 'sharing of records',
  table: 'record_sharing',
  states: {
    asked: 'The keeper has asked them, and they haven’t answered yet. They see nothing.',
    shared: 'They see the keeper’s pets, can report one missing or found, and get finders’ messages as well.',
    declined: 'They said no.',
    ended: 'One of the two has ended it. They see nothing any more.',
  },
  reads: {
    asked: 'hasn’t been answered yet',
    shared: 'is under way',
    declined: 'has been declined',
    ended: 'has ended',
  },
  starts: {
    ask: {
      to: ['asked'],
      by: ['keeper'],
      clause: 'SHARE-1',
      words: 'A keeper can ask someone they live with to share their pets’ records. Nothing is shared until that person says yes',
    },
  },
  moves: {
    accept: {
      from: ['asked'],
      to: 'shared',
      by: ['recipient'],
      clause: 'SHARE-2',
      words:
        'Someone who shares a keeper’s records sees the pets, can report one missing or found, and gets finders’ messages. The keeper stays the keeper',
    },
    decline: {
      from: ['asked'],
      to: 'declined',
      by: ['recipient'],
      clause: 'SHARE-3',
      words: 'Anyone who is asked to share records can say no',
    },
    end: {
      from: ['asked', 'shared'],
      to: 'ended',
      by: ['keeper', 'recipient'],
      clause: 'SHARE-4',
      words: 'Either of the two can end the sharing at any time, and it counts for nothing once one of them has closed their account',
    },
  },
})
