import { createContext, use } from 'react'

/** The codes of the features that are switched on. The shell fills it when the application starts. */
export const Flags = createContext<ReadonlySet<string>>(new Set())

/** @public Whether a feature is switched on. A flag that is missing, or not loaded yet, is off. */
export function useFlag(code: string): boolean {
  return use(Flags).has(code)
}
