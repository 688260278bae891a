import { getChipInfo } from '#features/chips/contract.ts'
import { getTasks, implanterDashboard } from '#features/dashboards/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { getDeadChips, getImplanterImplantedChips } from '../contract.ts'

/** The calls of an implanter whose answers change with every implant and every chip reported. */
export const CHANGED = [
  getImplanterImplantedChips,
  getChipsForImplanter,
  getChipInfo,
  getDeadChips,
  getCredits,
  implanterDashboard,
  getTasks,
] as const
