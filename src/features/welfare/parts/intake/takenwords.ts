import { countText } from '#platform/text/counttext.ts'

interface Taken {
  /** All that were taken in. */
  registered: number
  held: number
  unchipped: number
}

/** What became of the animals of a file: "27 registered, 1 held, 2 without a chip". */
export function takenWords({ registered, held, unchipped }: Taken): string {
  const parts = [
    [registered - held - unchipped, 'registered'],
    [held, 'held for their keepers'],
    [unchipped, 'without a chip'],
  ] as const
  return parts.flatMap(([count, words]) => (count > 0 ? [`${countText(count)} ${words}`] : [])).join(', ')
}
