interface Range {
  from: string
  to: string
}

/** "58", "058-060" or "58 to 60" with all digits, where only one chip of the parcel can be meant; anything else as it is. */
export function spelledOut(part: string, ranges: readonly Range[]): { written: string } | { problem: string } {
  const ends =
    SHORT.exec(part.trim())
      ?.slice(1)
      .filter((end) => end !== undefined) ?? []
  if (ends.length === 0) return { written: part }
  const found = ends.map((end) => endingIn(end, ranges))
  const unclear = ends.find((_end, index) => found[index]?.length !== 1)
  if (unclear !== undefined) {
    const none = found[ends.indexOf(unclear)]?.length === 0
    return { problem: `${none ? 'No chip' : 'More than one chip'} on its way to you ends in ${unclear}. Type all 15 digits` }
  }
  return { written: found.flat().join('-') }
}

const SHORT = /^(\d{1,14})(?:\s*(?:-|–|to)\s*(\d{1,14}))?$/

/** The numbers of the parcel that end in these digits; two are enough to know that it isn't clear. */
function endingIn(end: string, ranges: readonly Range[]): string[] {
  const step = 10 ** end.length
  return ranges.flatMap(({ from, to }) => {
    const first = Number(from) + ((((Number(end) - Number(from)) % step) + step) % step)
    return [first, first + step].filter((number) => number <= Number(to)).map((number) => String(number).padStart(from.length, '0'))
  })
}
