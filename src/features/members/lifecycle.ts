import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** So long an invitation can be answered. */
export const INVITATION_DAYS = 14

/** So many people can work for an organisation, those who are invited included. */
export const MOST_PEOPLE = 50

export const membershipLife = lifecycle({
  subject: 'membership',
  table: 'membership',
  states: {
    invited: 'An owner has invited them, and they haven’t answered yet.',
    active: 'They can work for the organisation, as far as their role goes.',
    declined: 'They said no.',
    withdrawn: 'An owner has taken the invitation back.',
    lapsed: 'They didn’t answer in time.',
    left: 'They’ve left.',
    removed: 'An owner has removed them.',
    ended: 'The organisation or the person has closed their account.',
  },
  reads: {
    invited: 'hasn’t been answered yet',
    declined: 'has been declined',
    withdrawn: 'has been taken back',
    left: 'has ended',
    removed: 'has ended',
    ended: 'has ended',
  },
  starts: {
    invite: {
      to: ['invited'],
      by: ['holder'],
      clause: 'PEOPLE-1',
      words: 'An owner can invite people to work for an organisation, each under their own name and with a role',
    },
  },
  moves: {
    accept: {
      from: ['invited'],
      to: 'active',
      by: ['recipient'],
      clause: 'PEOPLE-2',
      words:
        'People work for an organisation once they’ve accepted, from an account that has confirmed the e-mail address that was invited',
    },
    decline: { from: ['invited'], to: 'declined', by: ['recipient'], clause: 'PEOPLE-3', words: 'Anyone who is invited can say no' },
    withdraw: {
      from: ['invited'],
      to: 'withdrawn',
      by: ['holder'],
      clause: 'PEOPLE-4',
      words: 'An owner can take an invitation back until it’s been answered',
    },
    lapse: {
      from: ['invited'],
      to: 'lapsed',
      by: ['clock'],
      clause: 'PEOPLE-5',
      words: 'An invitation that isn’t answered within 14 days ends',
    },
    leave: {
      from: ['active'],
      to: 'left',
      by: ['recipient'],
      clause: 'PEOPLE-6',
      words: 'Anyone who works for an organisation can leave it',
    },
    remove: {
      from: ['active'],
      to: 'removed',
      by: ['holder'],
      clause: 'PEOPLE-7',
      words: 'An owner can remove people at any time, and they’re signed out of the organisation straight away',
    },
    end: {
      from: ['invited', 'active'],
      to: 'ended',
      by: ['clock'],
      clause: 'PEOPLE-8',
      words: 'A membership ends when the organisation or the person closes their account',
    },
  },
})

/** What changes a role; the membership stays as it is. */
export const ROLE = clause('PEOPLE-9', 'An owner can give people another role, which signs them out of the organisation')
