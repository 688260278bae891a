import { lifecycle } from '#platform/law/lifecycle.ts'

/** A report by somebody who has the dead animal before them and has read its chip, of which the keeper may know nothing yet. */
export const deathReportLife = lifecycle({
  subject: 'report of a death',
  table: 'death_report',
  states: {
    reported: 'The keeper has been told, and can say within 14 days that it’s a mistake. The pet’s record hasn’t changed.',
    agreed: 'The keeper says so too.',
    stands: 'The keeper didn’t contest it within 14 days. The pet’s record shows that it has died.',
    contested: 'The keeper says that the animal is alive, so nothing has changed.',
    dropped: 'The animal has another keeper or has left the country, so the report no longer counts.',
  },
  reads: {
    reported: 'is waiting for the keeper',
    agreed: 'has been confirmed by the keeper',
    stands: 'stands, because the keeper didn’t contest it',
    contested: 'has been contested by the keeper',
    dropped: 'no longer counts',
  },
  starts: {
    report: {
      to: ['reported'],
      by: ['Welfare', 'Staff'],
      clause: 'DEATH-1',
      words: 'A professional we’ve verified who has read a dead animal’s chip can report its death. We tell the keeper gently',
    },
  },
  moves: {
    agree: { from: ['reported'], to: 'agreed', by: ['keeper'], clause: 'DEATH-2', words: 'The keeper can confirm a report of death' },
    contest: {
      from: ['reported'],
      to: 'contested',
      by: ['keeper'],
      clause: 'DEATH-3',
      words: 'The keeper can contest a report of death for 14 days, and the record stays as it is',
    },
    stand: {
      from: ['reported'],
      to: 'stands',
      by: ['clock'],
      clause: 'DEATH-4',
      words:
        'A report of death that no one contests in 14 days is written into the pet’s record. The keeper can still undo that for 30 days',
    },
    drop: {
      from: ['reported'],
      to: 'dropped',
      by: ['clock'],
      clause: 'DEATH-5',
      words: 'A report of death ends when the animal has another keeper or leaves the country',
    },
  },
})
