/** Tells people from programs. */
export interface Captcha {
  /** What the browser's widget must solve, or null when the widget brings its own. `effort`: how many times the usual work it takes. */
  challenge(now: Date, effort?: number): Promise<Challenge | null>
  /** True once for each solution; else the sentence that the person reads. */
  verify(solution: string, now: Date): Promise<true | string>
}

/** Handed to the widget as it is, in JSON. */
type Challenge = Readonly<Record<string, unknown>>

/** Remembers what was used. `claim` answers true to exactly one of its callers for an id, and may forget the id after `until`. */
export interface Used {
  claim(id: string, until: Date): Promise<boolean>
}
