import { clause } from '#platform/law/clause.ts'
import { lifecycle } from '#platform/law/lifecycle.ts'

/** What lets a professional see the record of a keeper at all. */
export const DISCLOSED = clause(
  'LOOK-3',
  'Professionals we’ve verified can see an animal’s full record when they say why, and its keeper is told (SI 2023/468 reg 7(1)(c))',
)

/** A record that a professional was shown. */
export const disclosureLife = lifecycle({
  subject: 'lookup by a professional',
  table: 'disclosure',
  states: {
    shown: 'The keeper can see who looked, when and why.',
    withheld: 'The keeper isn’t told yet, because that could warn someone about an investigation.',
  },
  reads: { shown: 'is already shown to the keeper', withheld: 'is withheld' },
  starts: {
    disclose: { to: ['shown'], by: ['Welfare', 'Staff'], ...DISCLOSED },
    withhold: {
      to: ['withheld'],
      by: ['Welfare', 'Staff'],
      clause: 'LOOK-4',
      words: 'A lookup to prevent or investigate a crime isn’t shown to the keeper until our staff release it',
    },
  },
  moves: {
    release: {
      from: ['withheld'],
      to: 'shown',
      by: ['Staff'],
      clause: 'LOOK-5',
      words: 'Our staff release a withheld lookup once telling the keeper can do no harm',
    },
  },
})
