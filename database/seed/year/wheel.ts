import { makeWheelCampaign } from '#features/staff/contract.ts'
import type { Act } from './year.ts'

/** A wheel of prizes is open while the demo is new. */
export const wheelActs: readonly Act[] = [
  {
    daysAgo: 5,
    happens: ({ as, day }) =>
      as('staff')(makeWheelCampaign, {
        name: 'Seasonal wheel',
        opensOn: day(5),
        closesOn: day(-55),
        prizes: [
          { label: '£5 off', kind: 'poundsOff', amount: 500, weight: 20, stock: 50 },
          { label: 'Free registration', kind: 'registration', weight: 5, stock: 10 },
          { label: 'Free delivery', kind: 'freeDelivery', weight: 25, stock: 100 },
          { label: '10% off', kind: 'percentOff', amount: 10, weight: 20, stock: 200 },
          { label: 'Not this time', kind: 'nothing', weight: 30 },
        ],
        reason: 'For the season',
      }),
  },
]
