import { getPetDetail } from '#features/pets/contract.ts'
import { getStay, getWelfarePets, getWelfareReports } from '../../contract.ts'

/** What shows something else once a stay has changed. */
export const CHANGED = [getWelfarePets, getStay, getWelfareReports, getPetDetail] as const
