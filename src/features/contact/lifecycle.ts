import { lifecycle } from '#platform/law/lifecycle.ts'

/** A message that someone has sent us by a form of the site. */
export const contactLife = lifecycle({
  subject: 'message to us',
  table: 'contact_message',
  states: {
    received: 'We have it, and its sender has a reference. Our staff will answer it.',
    answered: 'Our staff have answered by e-mail.',
    closed: 'There’s nothing more to do about it.',
  },
  reads: {
    received: 'hasn’t been answered yet',
    answered: 'has been answered',
    closed: 'is closed',
  },
  starts: {
    receive: {
      to: ['received'],
      by: ['requester'],
      clause: 'CONTACT-1',
      words: 'Anyone can write to us, and gets a reference straight away and by e-mail',
    },
  },
  moves: {
    answer: {
      from: ['received', 'answered'],
      to: 'answered',
      by: ['Staff'],
      clause: 'CONTACT-2',
      words: 'Our staff answer a message by e-mail, and can write again until it’s closed',
    },
    close: {
      from: ['received', 'answered'],
      to: 'closed',
      by: ['Staff'],
      clause: 'CONTACT-3',
      words: 'Our staff can close a message, and record why',
    },
  },
})
