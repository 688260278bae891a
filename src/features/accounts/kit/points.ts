import type { ComponentType, ReactNode } from 'react'
import { extensionPoint } from '#platform/extension.ts'

/** Panels of the profile page: what else a person can choose about themselves. */
export const profilePanels = extensionPoint<ComponentType<object>>('profilePanels')

/** What somebody sees on a page of a trade that their own account isn’t of: the organisations they can work as, or else `stranger`. */
export const tradeWays = extensionPoint<ComponentType<{ stranger: ReactNode }>>('tradeWays')

export interface RegistrationPriceProps {
  /** The professional who is told who pays; none for a keeper. */
  by?: 'Breeder' | 'Implanter' | 'Welfare' | undefined
}

/** What a registration of an animal costs, for everyone who is about to make one. */
export const registrationPrices = extensionPoint<ComponentType<RegistrationPriceProps>>('registrationPrices')
