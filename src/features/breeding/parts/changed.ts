import { breederDashboard, getTasks } from '#features/dashboards/contract.ts'
import { getCredits } from '#features/plans/contract.ts'
import { getBreederPets, getBreederReports, getLitters } from '../contract.ts'

/** The calls of a breeder whose answers change with every offer, and with every animal kept or sold. */
export const CHANGED = [getBreederPets, getLitters, getBreederReports, breederDashboard, getTasks, getCredits] as const
