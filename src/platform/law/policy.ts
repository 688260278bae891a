import type { MemberRole, Role } from '#platform/contract/call.ts'
import type { Because } from './clause.ts'
import { type Actor, after, type Lifecycle } from './lifecycle.ts'

/** Somebody who has signed in. */
export interface Person {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  sessionId: string
  /** The member who works as this organisation; nobody where an account asks for itself. */
  by?: Member
}

/** Somebody who works as an organisation: themselves, in their own session, and what they may do there. */
export interface Member {
  person: Person
  role: MemberRole
  /** The organisation, as people call it. */
  organisation: string
  membershipId: string
  /** That we’ve verified them as an implanter: what nobody else may do as the organisation is theirs to do there. */
  isQualified: boolean
}

/** Who it is that asks, whoever they work for. */
export const personOf = (who: Person): Person => who.by?.person ?? who

/** A rule answers true, or says why not in words a person can read, and by which clause. */
export type Rule<Thing> = (who: Person, thing: Thing) => true | Because

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

/** The rule of a move: whether whoever makes it may, in the state in which a thing is; the actor is the first of its clause unless named. */
export function may<Law extends Pick<Lifecycle, 'subject' | 'moves'>>(law: Law, name: keyof Law['moves'] & string, by?: Actor) {
  return (_who: unknown, { status }: { status: string }): true | Because => {
    const next = after(law, name, status, by ?? law.moves[name]?.by[0] ?? 'clock')
    return 'state' in next || next
  }
}
