import type { MyOrganisation } from '../shapes.ts'

/** The organisations that somebody can work as now, other than the one called so, which they work as already. */
export const openTo = (organisations: readonly MyOrganisation[], workingAs: string | null) =>
  organisations.filter(({ organisation, isOpen }) => isOpen && organisation !== workingAs)
