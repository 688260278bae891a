interface WatchedRange {
  /** First and last number, both included. */
  from: string
  to: string
  why: string
}

/** Ranges that ICAR, the body that gives out the codes, has published a misuse warning for. It ends the sentence `because …`. */
export const WATCHED: readonly WatchedRange[] = [
  { from: '900155000101234', to: '900155000101234', why: 'misuse of this number has been reported' },
  { from: '900215000000000', to: '900215010999999', why: 'some of its numbers have been given to two chips' },
  { from: '958000000000000', to: '958999999999999', why: 'misuse of code 958 has been reported' },
  { from: '992000000000000', to: '992999999999999', why: 'misuse of code 992 has been reported' },
]

/** Why a normalised 15-digit number needs a person to look at it, or null. */
export function whyWatched(number: string): string | null {
  // Numbers of one length sort as text just as they do as numbers.
  return WATCHED.find(({ from, to }) => from <= number && number <= to)?.why ?? null
}
