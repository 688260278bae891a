import type { Role } from '#platform/contract/call.ts'

/** Somebody who has signed in. */
export interface Person {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  sessionId: string
}

/** A rule answers true, or says why not in words a person can read. */
export type Rule<Thing> = (who: Person, thing: Thing) => true | string

/** The first rule that refuses gives the reason. */
export function allOf<Thing>(...rules: Rule<Thing>[]): Rule<Thing> {
  return (who, thing) => {
    for (const rule of rules) {
      const answer = rule(who, thing)
      if (answer !== true) return answer
    }
    return true
  }
}

/** One rule that allows is enough; otherwise the first reason stands. */
export function anyOf<Thing>(first: Rule<Thing>, ...others: Rule<Thing>[]): Rule<Thing> {
  return (who, thing) => {
    const answer = first(who, thing)
    if (answer === true) return true
    return others.some((rule) => rule(who, thing) === true) || answer
  }
}
