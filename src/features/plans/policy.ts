/** The plan that registers one animal. */
export const ONE_PET = 'single'

/** PLAN-7 Anybody may buy what a keeper buys; what is made for a profession, only somebody of it. */
export const isPlanFor = ({ roles }: { roles: readonly string[] }, { audience }: { audience: readonly string[] }): boolean =>
  audience.includes('Customer') || roles.some((role) => audience.includes(role))

/** PLAN-9 Whoever has the household plan needs no registration for a pet of their own. */
export const isCovered = (
  { audience, registrations }: { audience: readonly string[]; registrations: number | null },
  hasHousehold: boolean,
): boolean => hasHousehold && registrations !== null && audience.includes('Customer')

/** PLAN-8 Registrations to give are sold to professionals, in lots. */
export const isForGiving = ({ audience, registrations }: { audience: readonly string[]; registrations: number | null }): boolean =>
  registrations !== null && !audience.includes('Customer')
