import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** Days for which a quote and its price hold. After them we forget what was answered. */
export const QUOTE_DAYS = 30

/** Days before a saved quote ends on which its holder is reminded, once. */
export const REMIND_DAYS = 3

export const insuranceQuoteLife = lifecycle({
  subject: 'insurance quote',
  table: 'insurance_quote',
  states: {
    started: 'It’s begun, and its answers are being written down.',
    details: 'All questions are answered. The insurer hasn’t given a price yet.',
    priced: 'The insurer has given a price for each kind of cover.',
    selected: 'A kind of cover is chosen. The insurer hasn’t been told.',
    referred: 'The insurer has the answers and the keeper’s details, and decides.',
    bound: 'The insurer has accepted it. The pet is covered from the day that was agreed.',
    declined: 'The insurer doesn’t cover this pet.',
    withdrawn: 'It was deleted before the insurer was told anything, and its answers are forgotten.',
    expired: 'It’s over after 30 days, and its answers are forgotten.',
  },
  reads: {
    details: 'has no price yet',
    priced: 'has a price, and no cover is chosen',
    selected: 'hasn’t been sent to the insurer',
    referred: 'is with the insurer',
    bound: 'has become a policy',
    declined: 'has been declined by the insurer',
    withdrawn: 'has been deleted',
    expired: 'has expired',
  },
  starts: {
    start: {
      to: ['started'],
      by: ['holder'],
      clause: 'INS-1',
      words: 'Anyone can ask for an insurance quote without an account. We ask for nothing about the person but a postcode',
    },
  },
  moves: {
    giveDetails: {
      from: ['started'],
      to: 'details',
      by: ['holder'],
      clause: 'INS-1',
      words: 'A quote asks what decides the price, and never for a medical history in writing',
    },
    price: {
      from: ['details'],
      to: 'priced',
      by: ['insurer'],
      clause: 'INS-2',
      words: 'The insurer gives the price, tax included, and we show every factor that made it',
    },
    change: {
      from: ['details', 'priced', 'selected'],
      to: 'details',
      by: ['holder'],
      clause: 'INS-3',
      words: 'The answers of a quote can be changed until the insurer has it, and it’s priced again',
    },
    choose: {
      from: ['priced', 'selected'],
      to: 'selected',
      by: ['holder'],
      clause: 'INS-4',
      words: 'A keeper chooses the cover themselves, at the price they were shown. We give no advice and choose nothing for them',
    },
    refer: {
      from: ['selected'],
      to: 'referred',
      by: ['holder'],
      clause: 'INS-5',
      words: 'The insurer is told nothing of a person until they’ve agreed to exactly what is shared',
    },
    bind: {
      from: ['referred'],
      to: 'bound',
      by: ['insurer'],
      clause: 'INS-6',
      words: 'Only the insurer’s own answer makes cover begin, and only at the price that was chosen',
    },
    decline: {
      from: ['details', 'referred'],
      to: 'declined',
      by: ['insurer'],
      clause: 'INS-7',
      words: 'The insurer can decline a pet, and we say why as far as it tells us',
    },
    withdraw: {
      from: ['started', 'details', 'priced', 'selected'],
      to: 'withdrawn',
      by: ['holder', 'clock'],
      clause: 'INS-8',
      words:
        'A quote can be deleted until the insurer has it. It ends by itself when the pet dies, leaves the country or has another keeper',
    },
    expire: {
      from: ['started', 'details', 'priced', 'selected', 'referred'],
      to: 'expired',
      by: ['clock'],
      clause: 'INS-9',
      words: 'A quote ends after 30 days',
    },
  },
})

export const FORGOTTEN = clause('INS-9', 'What was answered for a quote is forgotten 30 days after it was begun, whatever became of it')
