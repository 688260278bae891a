import type { ProfileType } from '#platform/contract/call.ts'
import { heldIn } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'

const DASHBOARDS: Partial<Record<ProfileType, string>> = {
  Customer: paths.customerDashboard,
  Breeder: paths.breederDashboard,
  Welfare: paths.welfareDashboard,
  Implanter: paths.implanterHome,
  Trainer: paths.trainerDashboard,
  Student: paths.studentDashboard,
}

/** Where somebody begins who signed in without having asked for a page: with the choice of where to work, where they have one. The profile works for every profile type. */
export const pageAfterSignIn = (profileTypes: string[], organisations = 0) =>
  organisations > 0 ? paths.organisations : (heldIn(DASHBOARDS, { profileTypes })[0] ?? paths.profile)
