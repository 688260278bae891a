import { implantActs } from './implants.ts'
import { litterActs } from './litters.ts'
import { lookupActs } from './lookups.ts'
import { lostActs } from './lost.ts'
import { rescueActs } from './rescue.ts'
import { stockActs } from './stock.ts'
import { tagActs } from './tags.ts'
import { visitActs } from './visits.ts'
import { wheelActs } from './wheel.ts'
import { liveThrough } from './year.ts'

/** A year of the seven people, made by the product’s own calls with the clock turned back. */
export const liveTheYear = (past: Parameters<typeof liveThrough>[1]) =>
  liveThrough(
    [...stockActs, ...implantActs, ...litterActs, ...rescueActs, ...lookupActs, ...lostActs, ...visitActs, ...tagActs, ...wheelActs],
    past,
  )
