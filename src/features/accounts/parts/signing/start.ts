import { paths } from '#src/paths.ts'

const DASHBOARDS = [
  { type: 'Customer', to: paths.customerDashboard },
  { type: 'Breeder', to: paths.breederDashboard },
  { type: 'Welfare', to: paths.welfareDashboard },
  { type: 'Implanter', to: paths.implanterHome },
]

/** Where somebody begins who signed in without having asked for a page. The profile works for every profile type. */
export const pageAfterSignIn = (profileTypes: readonly string[]) =>
  DASHBOARDS.find(({ type }) => profileTypes.includes(type))?.to ?? paths.profile
