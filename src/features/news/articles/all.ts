import type { Article } from './article.ts'
import { beforeYouBuy } from './beforeYouBuy.ts'
import { breedersFirst } from './breedersFirst.ts'
import { catsInEngland } from './catsInEngland.ts'
import { chipScams } from './chipScams.ts'
import { firstHour } from './firstHour.ts'
import { foundADog } from './foundADog.ts'
import { movingHouse } from './movingHouse.ts'
import { travellingAbroad } from './travellingAbroad.ts'
import { twoRegisters } from './twoRegisters.ts'
import { whatAChipIs } from './whatAChipIs.ts'

/** Every article, the newest first. A new one is a file beside this one and a line here. */
export const articles: readonly Article[] = [
  foundADog,
  breedersFirst,
  travellingAbroad,
  twoRegisters,
  firstHour,
  chipScams,
  movingHouse,
  beforeYouBuy,
  whatAChipIs,
  catsInEngland,
]
