import { paths } from '#src/paths.ts'

/** Where somebody begins who signed in without having asked for a page. The profile works for every profile type. */
export const pageAfterSignIn = (profileTypes: readonly string[]) =>
  profileTypes.includes('Customer') ? paths.customerDashboard : paths.profile
